### Comentarios sobre jugadas.

comment-at = { $ply ->
    [0] sobre el comienzo
   *[other] sobre la jugada { $ply }
}
comment-about = { $ply ->
    [0] Sobre el comienzo
   *[other] Sobre la jugada { $ply }
}
comment-about-hint = Quien lea el mensaje puede ir a esta posición.
comment-write = Comentar esta jugada
comment-title = { $ply ->
    [0] Lo que se dijo sobre el comienzo
   *[other] Lo que se dijo sobre la jugada { $ply }
}
comment-marked = { $comments ->
    [one] Un comentario
   *[other] { $comments } comentarios
}
note-at = { $ply ->
    [0] Nota sobre el comienzo
   *[other] Nota sobre la jugada { $ply }
}
note-moves = Jugadas en mis notas

### Comentaristas de un torneo.

commentary-title = Comentario
commentary-nothing = Aún no se ha dicho nada.
commentary-line = comentario
commentary-hint = Comentas esta partida: quien mira lo lee al momento; los capitanes, solo al acabar la partida.
commentary-people = Comentaristas
commentary-name = Nombre como comentarista
commentary-begin = Comentar este torneo
commentary-begin-hint = Ves lo mismo que todos los que miran. Lo que escribas en el chat de una mesa en la que no juegas aparece allí como comentario con este nombre.
commentary-begun = Comentas este torneo como { $name }.
commentary-yours = Abre una mesa y escribe en su chat: aparece allí como comentario.
commentary-end = Terminar el comentario de { $name }
commentary-ended = { $name } ya no comenta.
commentary-link = Crear un enlace para comentaristas
commentary-link-hint = Quien tenga este enlace puede comentar. Deja de valer si creas otro o si alguien deja de comentar.
commentary-link-label = Enlace para comentaristas
commentary-bad-link = Con este enlace ya nadie puede comentar.
commentary-full = Un torneo tiene como mucho { $most } comentaristas.
commentary-none = No existe ese comentarista.
