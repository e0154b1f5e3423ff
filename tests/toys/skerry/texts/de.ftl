game-title = Schäre
game-line = Muscheln auf den Felsen, und eine Flut.
game-aim = Behalte deine Muscheln.
game-kind = ein Spielzeug
option-storms = Stürme
    .hint = Hohe Fluten sind wahrscheinlich.
option-work = Arbeit
    .hint = Taten in einem Zug.
option-work-1 = eine
option-work-2 = zwei
rocks = Die Felsen
shell = { $shell }
move = { $move }
refused-no-shell = Du hast diese Muschel nicht: { $shell }.
refused-signalled = Du hast schon ein Zeichen gegeben.
refused-no-oyster = Du hast keine Auster.
event-turn = { $seat } ist am Zug.
event-draw = { $seat } zieht eine Muschel: { $shell }.
event-haul-veiled = Eine Muschel wird gezogen.
event-lay = { $seat } legt eine Muschel: { $shell }.
event-signal = { $seat } gibt ein Zeichen.
event-rest = { $seat } rastet.
event-allow = { $seat } lässt sie { $owner }.
event-snatch = { $seat } schnappt sie weg.
event-rise = Die Flut ist { $level ->
    [high] hoch
   *[low] niedrig
}.
event-washed = { $seat } verliert eine Muschel: { $shell }.
event-ebb = Die Flut verläuft sich.
event-bid = { $seat } bietet { $amount }.
event-sealed-veiled = { $seat } hat geboten.
event-shows = { $seat } hat { $amount } geboten.
event-end = Es ist vorbei.

# Was man will, und wozu alles da ist.

aim-card-1 = Zieh.
    .art = shell
aim-card-2 = Arbeite.
    .art = shell
aim-card-3 = Gib Zeichen.
    .art = shell
aim-card-4 = Schnapp zu.
    .art = shell
aim-card-5 = Biete.
    .art = shell

use-fact-shell = Muscheln.
    .paragraph = §1
use-zone-hand = Deine Muscheln.
    .paragraph = §2
