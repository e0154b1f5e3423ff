### Comments on moves.

comment-at = { $ply ->
    [0] at the beginning
   *[other] at move { $ply }
}
comment-about = { $ply ->
    [0] About the beginning
   *[other] About move { $ply }
}
comment-about-hint = Whoever reads the message can go to this position.
comment-write = Comment on this move
comment-title = { $ply ->
    [0] What was said about the beginning
   *[other] What was said about move { $ply }
}
comment-marked = { $comments ->
    [one] One comment
   *[other] { $comments } comments
}
note-at = { $ply ->
    [0] Note on the beginning
   *[other] Note on move { $ply }
}
note-moves = Moves in my notes

### Commentators of a tournament.

commentary-title = Commentary
commentary-nothing = Nothing has been said yet.
commentary-line = commentary
commentary-hint = You are commenting on this match: those who look on read it at once, the captains only when the game is over.
commentary-people = Commentators
commentary-name = Name as a commentator
commentary-begin = Comment on this tournament
commentary-begin-hint = You see what everyone who looks on sees. What you write in the chat of a table at which you do not play stands there as commentary under this name.
commentary-begun = You are commenting on this tournament as { $name }.
commentary-yours = Open a table and write in its chat: it stands there as commentary.
commentary-end = End the commentary of { $name }
commentary-ended = { $name } no longer comments.
commentary-link = Make a link for commentators
commentary-link-hint = Whoever has this link can become a commentator. It is void once you make a new one, or once a commentator stops.
commentary-link-label = Link for commentators
commentary-bad-link = This link no longer makes anyone a commentator.
commentary-full = A tournament has no more than { $most } commentators.
commentary-none = There is no such commentator.
