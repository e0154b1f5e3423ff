### El público: lo que ve más tarde.

spectators-title = Público
delay-choice = Lo que ve el público
delay-none = todo enseguida
delay-moves-5 = cinco jugadas más tarde
delay-moves-20 = veinte jugadas más tarde
delay-minutes-2 = dos minutos más tarde
delay-minutes-15 = un cuarto de hora más tarde
delay-end = nada antes del final
delay-at-once = El público ve enseguida todo lo que está a la vista.
delay-moves = { $moves ->
    [one] El público lo ve todo una jugada más tarde.
   *[other] El público lo ve todo { $moves } jugadas más tarde.
}
delay-minutes = { $minutes ->
    [one] El público lo ve todo un minuto más tarde.
   *[other] El público lo ve todo { $minutes } minutos más tarde.
}
delay-both = El público lo ve todo { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
} y { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} más tarde.
delay-at-end = El público solo ve la partida cuando ha terminado.
delay-you = En diferido

### Por encima del hombro: otros ven lo que ve un asiento.

shoulder-logged = { $who } deja que otros miren por encima de su hombro.
shoulder-logged-end = { $who } ya no deja que nadie mire por encima de su hombro.
shoulder-tournament = En un torneo nadie mira por encima del hombro de un jugador.
shoulder-not-here = En esta mesa nadie mira por encima del hombro de un jugador.
shoulder-early = Otros podrán mirar por encima de tu hombro cuando haya empezado la partida.
shoulder-bad-link = Este enlace ya no muestra ningún asiento.
shoulder-player = Tú juegas en esta mesa, así que no puedes mirar por encima del hombro de otro.
shoulder-already = Ya estás mirando por encima de este hombro.
shoulder-full = Por encima de un hombro pueden mirar como máximo { $most } personas.
shoulder-none = Nadie puede mirar por encima de tu hombro.
shoulder-silent = Mientras miras por encima de un hombro no puedes escribir: los jugadores no deben saber así lo que ves.
shoulder-open = { $people ->
    [0] { $who } deja que otros miren por encima de su hombro; ahora no mira nadie.
    [one] { $who } deja que otros miren por encima de su hombro: una persona ve lo mismo.
   *[other] { $who } deja que otros miren por encima de su hombro: { $people } personas ven lo mismo.
}
shoulder-you = miras por encima de su hombro
shoulder-show = Dejar mirar por encima de tu hombro
shoulder-show-name = Dejar mirar por encima del hombro de { $who }
shoulder-show-hint = Quien tiene este enlace ve lo que ve este asiento y no puede hacer nada. Toda la mesa lo sabe.
shoulder-link = Enlace para mirar por encima del hombro de { $who }
shoulder-hide = Terminar
shoulder-page = Mirar por encima de un hombro
shoulder-page-hint = En la mesa { $id } un jugador te deja ver lo que él ve. Toda la mesa sabe que miras. Allí solo puedes mirar.
shoulder-page-yes = Mirar

### Conversación: silencio y avisos.

talk-not-host = Eso solo puede hacerlo quien abrió esta mesa.
talk-silent = En esta mesa el público no puede hablar.
report-enough = Ya hay muchos avisos que quien lleva el servidor aún no ha mirado.
report-no-message = Este mensaje no se puede denunciar.
talk-more = Más sobre este mensaje de { $name }
talk-mute = No mostrarme más a { $name }
talk-unmute = Volver a mostrarme a { $name }
talk-report = Denunciar a quien lleva el servidor
talk-reported = Quien lleva este servidor verá este mensaje.
talk-silence = El público calla
talk-silence-hint = Entonces solo pueden escribir los jugadores en esta mesa.
