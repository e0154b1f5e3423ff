# Che cosa hanno in comune i giochi di Ship Adventure: caselle, colori, equipaggiamento, il dado.

space = { $name }
space-jungle = giungla
space-temple = tempio
space-city = città
space-harbour = porto
space-skull = teschio
space-wave = onde
area-name = { $area ->
    [A] Tortughe
    [B] Rada Rossa
    [C] Banchi d’Arancio
    [D] Stretto Verde
    [E] Isole di Mezzo
    [F] Costa Orientale
    [G] Banchi Bruni
    [H] Isole dello Zolfo
   *[I] Barriera Corallina
}
colour = { $colour ->
    [red] rosso
    [blue] blu
    [yellow] giallo
   *[green] verde
}
city-of = { $colour ->
    [red] la città rossa
    [blue] la città blu
    [yellow] la città gialla
   *[green] la città verde
}
face = { $face ->
    [skull] teschio (7)
   *[other] { $face }
}
compass-begins = Comincia { $seat }

equipment-cannonball = Palla di cannone
    .text = Per un colpo.
equipment-cutlasses = Sciabole
    .text = +1 da vicino.
equipment-pistols = Pistole
    .text = +2 da vicino.
equipment-boarders = Abbordatori
    .text = +3 da vicino.
equipment-spyglass = Cannocchiale
    .text = +1 coi cannoni.
equipment-long-guns = Canne lunghe
    .text = +2 coi cannoni.
equipment-master-gunner = Artigliere
    .text = +3 coi cannoni.
equipment-camouflage = Camuffamento
    .text = Niente colpi.
equipment-topsails = Vele di gabbia
    .text = Un passo in più in mare.
equipment-boots = Stivali da marcia
    .text = Un passo in più a terra.

# Duelli

zone-duel = { $with ->
    [guns] Duello di cannoni
   *[swords] Corpo a corpo
}
duel-die = Il dado mostra { $face }
duel-unrolled = non ancora lanciato
duel-won = Vince { $winner }, con { $lead } di vantaggio.
duel-tie = Parità: entrambi rilanciano.
chance = { $tenths ->
    [0] Non puoi vincere
    [10] Vinci di sicuro
    [one] Vinci circa una volta su 10
   *[other] Vinci circa { $tenths } volte su 10
}
