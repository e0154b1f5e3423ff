# Atoll.

game-title = Atoll
game-line = Plättchen mit Küste und Wasser, und Punkte, wenn man eine Lagune schließt.
game-aim = Schließe Lagunen: Jedes ihrer Plättchen ist ein Punkt.
game-kind = Legespiel

option-sets = Sätze von Plättchen
    .hint = Ein Satz hat zwölf Plättchen; mit einem Satz ist das Spiel kurz.
option-sets-1 = einer
option-sets-2 = zwei

kind = { $kind ->
    [cove] Bucht
    [strait] Sund
    [bend] Biegung
   *[fork] Gabel
}
tiles = { $kind }, { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
mark-land = An dieser Kante muss Land sein.
mark-water = An dieser Kante muss Wasser sein.
space-free = noch kein Plättchen
fact-points = Punkte
zone-row = Plättchen zur Auswahl
zone-pile = Noch im Stapel

round-tiles = { $left ->
    [one] Noch ein Plättchen
   *[other] Noch { $left } Plättchen
}
phase-play = Plättchen werden gelegt
phase-over = Das Spiel ist aus
prompt-chance = Ein Plättchen wird gezogen.
prompt-laying = Lege ein Plättchen an: Wähle es und dann einen Platz, an den es passt.
prompt-wait-laying = { $seat } legt ein Plättchen an.
prompt-over = { $winners ->
    [one] { $seat } hat die meisten Punkte.
   *[other] Der Sieg wird geteilt.
}

offer-lay = { $tile } auf { $space } legen
    .hint = { $tiles ->
        [0] Keine Lagune wird geschlossen.
       *[other] Schließt eine Lagune aus { $tiles } Plättchen.
    }

refused-other-tile = Ein solches Plättchen ist nicht in der Reihe.
refused-taken = Dort ist schon ein Plättchen.
refused-apart = Neben diesem Feld ist kein Plättchen.
refused-shore = Wasser muss an Wasser und Land an Land: Drehe das Plättchen, oder lege es anderswo an.

event-turn = { $seat } ist am Zug
event-draw = Gezogen: { $kind }.
event-lay = { $seat } legt auf { $space } an: { $tile }.
event-closes = { $seat } schließt eine Lagune aus { $tiles } Plättchen.
event-finish = Kein Plättchen passt mehr

# Was man will, und wozu alles da ist.

aim-card-1 = Du willst die meisten Punkte, für Lagunen, die du schließt.
    .art = lagoon
aim-card-2 = In deinem Zug wählst du ein Plättchen der Reihe und legst es neben ein anderes.
    .art = card
aim-card-3 = Wasser muss an Wasser stoßen und Land an Land.
    .art = wave-1
aim-card-4 = Lass keine Lagune zurück, die der Nächste schließen kann.
    .art = i-eye
aim-card-5 = Wenn kein Plättchen mehr gelegt werden kann, gewinnen die meisten Punkte.
    .art = i-crown

use-card-tile = Wähle es, dreh es, wenn du magst, und leg es, wo alle Kanten passen.
    .paragraph = §2
use-card-pile = So viele dieser Plättchen kommen noch.
    .paragraph = §1
use-space-free = Hierher kann ein Plättchen, wenn es zu denen daneben passt.
    .paragraph = §2
use-space = Hier liegt ein Plättchen; Wasser, das weiterführt, gehört noch zu keiner Lagune.
    .paragraph = §3
use-fact-lagoon = Die Punkte bisher geschlossener Lagunen; die meisten gewinnen.
    .paragraph = §4
use-zone-row = Wähle in deinem Zug eines dieser Plättchen.
    .paragraph = §1
use-zone-pile = Die Plättchen, die noch kommen.
    .paragraph = §1
