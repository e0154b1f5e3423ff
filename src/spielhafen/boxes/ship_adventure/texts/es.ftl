# Lo que comparten los juegos de Ship Adventure: casillas, colores, equipo, el dado.

space = { $name }
space-jungle = selva
space-temple = templo
space-city = ciudad
space-harbour = puerto
space-skull = calavera
space-wave = olas
area-name = { $area ->
    [A] Las Tortugas
    [B] Rada Roja
    [C] Bajos Naranjas
    [D] Seno Verde
    [E] Islas del Medio
    [F] Costa del Este
    [G] Bancos Pardos
    [H] Islas del Azufre
   *[I] Cayos de Coral
}
colour = { $colour ->
    [red] rojo
    [blue] azul
    [yellow] amarillo
   *[green] verde
}
city-of = { $colour ->
    [red] la ciudad roja
    [blue] la ciudad azul
    [yellow] la ciudad amarilla
   *[green] la ciudad verde
}
face = { $face ->
    [skull] calavera (7)
   *[other] { $face }
}
compass-begins = Empieza { $seat }

equipment-cannonball = Bala de cañón
    .text = Para un disparo.
equipment-cutlasses = Alfanjes
    .text = +1 cuerpo a cuerpo.
equipment-pistols = Pistolas
    .text = +2 cuerpo a cuerpo.
equipment-boarders = Abordaje
    .text = +3 cuerpo a cuerpo.
equipment-spyglass = Catalejo
    .text = +1 con cañones.
equipment-long-guns = Cañones largos
    .text = +2 con cañones.
equipment-master-gunner = Artillero
    .text = +3 con cañones.
equipment-camouflage = Camuflaje
    .text = Sin cañonazos.
equipment-topsails = Gavias
    .text = Un paso más en el mar.
equipment-boots = Botas de marcha
    .text = Un paso más en tierra.

# Duelos

zone-duel = { $with ->
    [guns] Duelo de cañones
   *[swords] Cuerpo a cuerpo
}
duel-die = El dado muestra { $face }
duel-unrolled = aún sin tirar
duel-won = { $winner } gana por { $lead }.
duel-tie = Empate: ambos tiran otra vez.
chance = { $tenths ->
    [0] No puedes ganar
    [10] Ganas con seguridad
    [one] Ganas más o menos una vez de cada 10
   *[other] Ganas unas { $tenths } veces de cada 10
}
