# Regatta.

game-title = Regatta
game-line = Um die Boje und wieder heim, so schnell der Wind es erlaubt.
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
