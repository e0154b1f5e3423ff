### Spectators: what they see later.

spectators-title = Spectators
delay-choice = What spectators see
delay-none = everything at once
delay-moves-5 = five moves later
delay-moves-20 = twenty moves later
delay-minutes-2 = two minutes later
delay-minutes-15 = a quarter of an hour later
delay-end = nothing before the end
delay-at-once = Spectators see the open part of the table at once.
delay-moves = { $moves ->
    [one] Spectators see everything one move later.
   *[other] Spectators see everything { $moves } moves later.
}
delay-minutes = { $minutes ->
    [one] Spectators see everything one minute later.
   *[other] Spectators see everything { $minutes } minutes later.
}
delay-both = Spectators see everything { $moves ->
    [one] one move
   *[other] { $moves } moves
} and { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} later.
delay-at-end = Spectators see the game only when it is over.
delay-you = Delayed

### Over the shoulder: others see the view of a seat.

shoulder-logged = { $who } lets others look over their shoulder.
shoulder-logged-end = { $who } lets no one look over their shoulder any more.
shoulder-tournament = In a tournament no one looks over a player’s shoulder.
shoulder-not-here = At this table no one looks over a player’s shoulder.
shoulder-early = Others can look over your shoulder once the game has begun.
shoulder-bad-link = This link shows no seat any more.
shoulder-player = You play at this table yourself, so you cannot look over another player’s shoulder.
shoulder-already = You are looking over this shoulder already.
shoulder-full = Over one shoulder no more than { $most } people can look.
shoulder-none = No one can look over your shoulder.
shoulder-silent = While you look over a shoulder you cannot write: players must not learn by it what you see.
shoulder-open = { $people ->
    [0] { $who } lets others look over their shoulder; no one looks at present.
    [one] { $who } lets others look over their shoulder: one person sees what they see.
   *[other] { $who } lets others look over their shoulder: { $people } people see what they see.
}
shoulder-you = you look over their shoulder
shoulder-show = Let others look over your shoulder
shoulder-show-name = Let others look over the shoulder of { $who }
shoulder-show-hint = Whoever has this link sees what this seat sees, and can do nothing. Everyone at the table is told.
shoulder-link = Link to look over the shoulder of { $who }
shoulder-hide = End it
shoulder-page = Look over a shoulder
shoulder-page-hint = At the table { $id } a player lets you see what they see. Everyone at the table is told that you look. You can do nothing there but look.
shoulder-page-yes = Look

### Talk: silence and reports.

talk-not-host = Only the host of this table can do that.
talk-silent = The host does not let spectators talk at this table.
report-enough = There are many reports already that the operator has not looked at yet.
report-no-message = There is no such message to report.
talk-more = More about this message of { $name }
talk-mute = Do not show me { $name } any more
talk-unmute = Show me { $name } again
talk-report = Report to the operator
talk-reported = The operator of this server will see this message.
talk-silence = Spectators are silent
talk-silence-hint = Then only players can write at this table.
