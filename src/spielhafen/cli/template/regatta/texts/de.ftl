# Regatta.

game-title = Regatta
game-line = Um die Boje und wieder heim, so schnell der Wind es erlaubt.
game-aim = Umrunde die Boje und sei zuerst wieder daheim.
game-kind = Wettfahrt

option-rounds = Runden
    .hint = Nach so vielen schläft der Wind ein, und der kürzeste Rest des Weges gewinnt.
option-rounds-10 = 10
option-rounds-20 = 20
option-rounds-40 = 40

chart-harbour = Hafen
space-reef = Riff
space-harbour = Hafen
space-buoy = Boje
space-current = Strömung
cutter-outward = { $seat }: Kutter auf { $space }, auf dem Hinweg
cutter-homeward = { $seat }: Kutter auf { $space }, auf dem Heimweg
fact-way = Felder noch zu segeln
note-rounded = war an der Boje
meter-wind = Wind

phase-round = Runde { $round } von { $of }
phase-turn = { $seat } ist am Zug
phase-over = Im Hafen
prompt-chance = Der Wind frischt auf.
prompt-helm = { $wind ->
    [one] Segle ein Feld weiter, oder wirf Anker.
   *[other] Segle weiter, bis zu { $wind } Felder, oder wirf Anker.
}
prompt-wait-helm = { $seat } steht am Ruder.
prompt-over = { $winners ->
    [one] { $seat } hat das Rennen gewonnen.
   *[other] Der Sieg wird geteilt.
}

offer-sail = Nach { $space } segeln
    .hint = { $way ->
        [one] Danach ist noch ein Feld zu segeln.
       *[other] Danach sind noch { $way } Felder zu segeln.
    }
offer-anchor = Anker werfen

refused-too-far = Dieses Feld liegt nicht neben deinem.
refused-reef = Dort ist ein Riff.
refused-buoy = Dort liegt die Boje.
refused-taken = Dort liegt schon ein Kutter.
refused-sail-first = { $wind ->
    [one] Du musst den Wind nutzen, ehe du Anker wirfst.
   *[other] Du musst wenigstens eines von { $wind } Feldern segeln, ehe du Anker wirfst.
}

event-turn = { $seat } ist am Zug
event-blow = Der Wind trägt { $seat } bis zu { $wind ->
    [one] ein Feld
   *[other] { $wind } Felder
} weit.
event-sail = { $seat } segelt von { $from } nach { $space }.
event-anchor = { $seat } wirft Anker.
event-drifts = { $seat } treibt mit der Strömung nach { $space }.
event-rounds = { $seat } war an der Boje.
event-comes-home = { $seat } kommt heim und gewinnt.
event-calm = Der Wind ist eingeschlafen.

# Was man will, und wozu alles da ist.

aim-card-1 = Du willst als Erstes um die Boje und wieder heim segeln.
    .art = buoy
aim-card-2 = In deinem Zug sagt der Windwürfel, wie viele Felder du segeln darfst; den Weg wählst du.
    .art = cutter
aim-card-3 = Eine Strömung trägt dich umsonst weiter, wenn dein Zug in ihr endet.
    .art = eastward
aim-card-4 = Riffe, die Boje und andere Kutter sind dir im Weg.
    .art = westward
aim-card-5 = Ist dein Kutter daheim, hast du gewonnen.
    .art = anchor

use-piece-cutter = { $whose ->
    [yours] Dein Kutter: Segle ihn Feld für Feld um die Boje und heim.
   *[other] Auf sein Feld kannst du nicht segeln.
}
    .paragraph = §3
use-space-buoy = Segle um sie herum: Auf sie segeln kannst du nicht.
    .paragraph = §6
use-space-current = Sie trägt deinen Kutter weiter, wenn dein Zug hier endet.
    .paragraph = §5
use-space-harbour = Hier beginnen alle Kutter, und hier wird das Rennen gewonnen.
    .paragraph = §7
use-space-reef = Hierher kann kein Kutter segeln.
    .paragraph = §3
use-fact-ship = Die Felder, die noch zur Boje und heim zu segeln sind; je weniger, desto besser.
    .paragraph = §8
use-meter = Die Felder, die dich der Wind in diesem Zug noch segeln lässt.
    .paragraph = §2
