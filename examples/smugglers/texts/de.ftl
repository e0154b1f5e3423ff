# Smugglers.

game-title = Schmuggler
game-line = Geheime Aufträge, offene Laderäume, und wer eine Herausforderung verliert, zeigt seine Papiere.
game-aim = Liefere, was dir heimlich bestellt ist: je zwei Punkte.
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

# Was man will, und wozu alles da ist.

aim-card-1 = Du willst die meisten Punkte: zwei für jeden Auftrag, den du lieferst.
    .art = rum
aim-card-2 = In deinem Zug sagt der Windwürfel, wie weit du segeln darfst; neben einer Insel lädst du ihre Ware.
    .art = cutter
aim-card-3 = Bring sie in den Hafen, der sie kauft, wenn dein Auftrag sie verlangt.
    .art = silk
aim-card-4 = Wer deinen Auftrag gesehen hat, bekommt für sein Schweigen einen Punkt, wenn du lieferst.
    .art = i-eye
aim-card-5 = Das Spiel endet, wenn jemand genug Punkte hat, oder nach der letzten Runde.
    .art = i-crown

use-card-rum = Ein Auftrag für Rum: Liefere ihn für zwei Punkte; nur wer ihn gesehen hat, weiß davon.
    .paragraph = §7
use-card-silk = Ein Auftrag für Seide: Liefere sie für zwei Punkte; nur wer ihn gesehen hat, weiß davon.
    .paragraph = §7
use-card-pepper = Ein Auftrag für Pfeffer: Liefere ihn für zwei Punkte; nur wer ihn gesehen hat, weiß davon.
    .paragraph = §7
use-card-order = Ein geheimer Auftrag: Fordere seinen Kapitän heraus, um ihn zu sehen.
    .paragraph = §5
use-die = Wer weniger würfelt, zeigt der anderen Seite den Auftrag.
    .paragraph = §6
use-fact-coin = Die Punkte bisher; die meisten gewinnen.
    .paragraph = §8
use-piece-cutter = { $whose ->
    [yours] Dein Schiff: Es trägt eine Kiste, und alle sehen, welche.
   *[other] Neben diesem Schiff darfst du seinen Kapitän herausfordern, um den Auftrag zu erfahren.
}
    .paragraph = §5
use-piece = Eine Kiste an Bord: Alle sehen sie, und geliefert wird sie, wo man sie kauft.
    .paragraph = §4
use-space-berth = Hier beginnen Schiffe.
    .paragraph = §1
use-space-rum = Neben dieser Insel darfst du Rum laden.
    .paragraph = §4
use-space-silk = Neben dieser Insel darfst du Seide laden.
    .paragraph = §4
use-space-pepper = Neben dieser Insel darfst du Pfeffer laden.
    .paragraph = §4
use-space-kitchen = Liefere hier Pfeffer, wenn er bestellt ist.
    .paragraph = §7
use-space-tavern = Liefere hier Rum, wenn er bestellt ist.
    .paragraph = §7
use-space-weaver = Liefere hier Seide, wenn sie bestellt ist.
    .paragraph = §7
use-zone-hand = Was du bringen sollst; die anderen wissen es nicht.
    .paragraph = §2
use-zone-duel = Beide würfeln, und der niedrigere zeigt den Auftrag.
    .paragraph = §5
use-meter = Die Felder, die dich der Wind in diesem Zug noch segeln lässt.
    .paragraph = §3
