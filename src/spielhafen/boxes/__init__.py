"""What several games of one box share: pieces, boards, arithmetic. No rules, no steps, no moves: those are the games'."""
