### Standing orders: answers that players give in advance.

orders-lines = Answers in advance
orders-lines-hint = If another player makes the move that you expect, your answer is played by itself. If anything else happens, the answer is cancelled. The others do not see it.
orders-line-add = Add an answer
orders-line-if = If { $who } plays “{ $move }”
orders-line-if-hidden = If { $who } makes a move that I do not see
orders-line-then = I play “{ $move }”
orders-line-hidden = a move that I do not see
orders-line-by = { $who }: { $move }
orders-line-choose-if = If this is played
orders-line-choose-then = I play
orders-line-choose-more = And if this is played after that
orders-line-none = choose a move
orders-line-other = Another move, as logbooks write it
orders-line-take = Take this move
orders-line-keep = Keep this answer
orders-line-back = One move back
orders-line-remove = Remove
orders-line-not-now = Now you are to move yourself. Add an answer while you wait for others.
orders-ended-move = Cancelled: another move was played.
orders-ended-news = Cancelled: you have learned something new.
orders-ended-undo = Cancelled: a move was taken back.

# Refusals

orders-line-shape = An answer in advance begins with a move of another player and ends with one of yours.
orders-line-too-long = An answer in advance has at most { $most } moves.
orders-too-many-lines = You can give at most { $most } answers in advance.
orders-lines-too-long = All answers in advance together have at most { $most } moves.
orders-lines-differ = You have two different answers to the same move. Remove one of them.
orders-line-unclear = What you will see after that depends on what is hidden from you, so nothing further can be planned.
orders-line-chance = After that chance decides, so nothing further can be planned.
orders-line-over = After that nobody is to move any more.
orders-line-not-you = You are not to move then.
orders-line-not-them = { $who } is not to move then.
orders-line-not-yours = You cannot play “{ $move }” then.
orders-line-not-theirs = As far as you can know, { $who } cannot play “{ $move }” then.
orders-line-unseen = You will not see which move { $who } makes then. Write “?” for it.
orders-taken-back = Moves have been taken back meanwhile. Look at the table and give your answers again.
