# Smugglers.

game-title = Schmuggler
game-line = Geheime Aufträge, offene Laderäume, und wer eine Herausforderung verliert, zeigt seine Papiere.
game-kind = Deduktion

option-goal = Punkte
    .hint = Hat jemand so viele, endet das Spiel mit dieser Runde.
option-goal-3 = 3
option-goal-5 = 5
option-goal-8 = 8
option-rounds = Runden
    .hint = Danach ist das Spiel auf jeden Fall zu Ende.
option-rounds-15 = 15
option-rounds-25 = 25
option-rounds-40 = 40

goods-rum = Rum
goods-silk = Seide
goods-pepper = Pfeffer
goods-none = nichts
piece-rum = Rum
piece-silk = Seide
piece-pepper = Pfeffer
space-rum-isle = Insel mit Rum
space-silk-isle = Insel mit Seide
space-pepper-isle = Insel mit Pfeffer
space-tavern = Hafen, der Rum kauft
space-weaver = Hafen, der Seide kauft
space-kitchen = Hafen, der Pfeffer kauft
space-berth = Liegeplatz
ship = { $seat }: Schiff auf { $space }, geladen: { $goods }
fact-points = Punkte
fact-hold = geladen: { $goods }
order-own = Dein Auftrag: { $goods }
order-known = Auftrag von { $seat }: { $goods }
order-hidden = Auftrag von { $seat }, dir unbekannt
zone-order = Dein Auftrag
zone-duel = Herausforderung
duel-seat = { $seat }
duel-unrolled = { $seat } hat noch nicht gewürfelt
duel-die = { $seat } hat { $pips } gewürfelt
duel-tie = Gleiche Würfel ändern nichts.
duel-won = { $seat } sieht den Auftrag des anderen Schiffs.
meter-wind = Wind

phase-round = Runde { $round } von { $of }
phase-turn = { $seat } ist am Zug
phase-orders = Aufträge werden gezogen
phase-over = Im Hafen
prompt-chance = Die Würfel fallen.
prompt-helm = { $wind ->
    [0] Lade, fordere jemanden heraus oder liefere, oder wirf Anker.
    [one] Segle ein Feld weiter, oder wirf Anker.
   *[other] Segle weiter, bis zu { $wind } Felder, oder wirf Anker.
}
prompt-wait-helm = { $seat } steht am Ruder.
prompt-over = { $winners ->
    [one] { $seat } hat ein Vermögen gemacht.
   *[other] Sie haben gleich viel verdient.
}

offer-sail = Nach { $space } segeln
offer-load = { $kind } laden
    .overboard = { $old } geht dabei über Bord.
offer-dare = { $other } herausfordern
    .hint = Beide würfeln; wer weniger hat, zeigt dem anderen seinen Auftrag.
offer-deliver = { $goods } liefern
    .hint = Zwei Punkte für dich und einer für alle anderen, die deinen Auftrag gesehen haben.
offer-anchor = Anker werfen

refused-too-far = Dieses Feld liegt nicht neben deinem.
refused-land = Dort ist eine Insel.
refused-taken = Dort liegt ein anderes Schiff.
refused-no-wind = Der Wind ist aufgebraucht.
refused-loaded = Du hast in diesem Zug schon geladen.
refused-no-isle = Du bist nicht neben einer Insel mit dieser Ware.
refused-aboard = Diese Ware hast du schon an Bord.
refused-dared = Du hast in diesem Zug schon jemanden herausgefordert.
refused-apart = Dieses Schiff liegt nicht neben deinem.
refused-known = Diesen Auftrag kennst du.
refused-no-port = Du bist in keinem Hafen.
refused-not-bought = Dieser Hafen kauft nicht, was du geladen hast.
refused-not-ordered = Dein Auftrag lautet anders.

event-turn = { $seat } ist am Zug
event-draw = { $seat } zieht den Auftrag für { $kind }.
event-order-veiled = { $seat } zieht einen Auftrag.
event-refill = Die erledigten Aufträge werden gemischt und bilden den neuen Stapel.
event-blow = Der Wind trägt { $seat } bis zu { $wind ->
    [one] ein Feld
   *[other] { $wind } Felder
} weit.
event-sail = { $seat } segelt von { $from } nach { $space }.
event-load = { $seat } lädt { $kind }.
event-dare = { $seat } fordert { $other } heraus.
event-deliver = { $seat } liefert { $goods }.
event-anchor = { $seat } wirft Anker.
event-throw = { $seat } würfelt { $pips }.
event-tie = Gleiche Würfel: { $seat } und { $other } segeln weiter.
event-show = { $seat } zeigt { $to } den Auftrag für { $kind }.
event-showing-veiled = { $seat } zeigt { $to } einen Auftrag.
event-paid = { $seat } bekommt zwei Punkte.
event-finish = Es ist vorbei.
