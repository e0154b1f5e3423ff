### Commenti alle mosse.

comment-at = { $ply ->
    [0] sull’inizio
   *[other] sulla mossa { $ply }
}
comment-about = { $ply ->
    [0] Sull’inizio
   *[other] Sulla mossa { $ply }
}
comment-about-hint = Chi legge il messaggio può andare a questa posizione.
comment-write = Commenta questa mossa
comment-title = { $ply ->
    [0] Che cosa è stato detto dell’inizio
   *[other] Che cosa è stato detto della mossa { $ply }
}
comment-marked = { $comments ->
    [one] Un commento
   *[other] { $comments } commenti
}
note-at = { $ply ->
    [0] Appunto sull’inizio
   *[other] Appunto sulla mossa { $ply }
}
note-moves = Mosse nei miei appunti

### Commentatori di un torneo.

commentary-title = Commento
commentary-nothing = Non è stato ancora detto niente.
commentary-line = commento
commentary-hint = Commenti questa partita: chi guarda lo legge subito, i capitani solo a partita finita.
commentary-people = Commentatori
commentary-name = Nome da commentatore
commentary-begin = Commenta questo torneo
commentary-begin-hint = Vedi ciò che vedono tutti quelli che guardano. Ciò che scrivi nella chat di un tavolo a cui non giochi vi compare come commento con questo nome.
commentary-begun = Commenti questo torneo come { $name }.
commentary-yours = Apri un tavolo e scrivi nella sua chat: vi compare come commento.
commentary-end = Termina il commento di { $name }
commentary-ended = { $name } non commenta più.
commentary-link = Crea un link per commentatori
commentary-link-hint = Chi ha questo link può commentare. Non vale più se ne crei un altro o se qualcuno smette di commentare.
commentary-link-label = Link per commentatori
commentary-bad-link = Con questo link nessuno può più commentare.
commentary-full = Un torneo ha al massimo { $most } commentatori.
commentary-none = Questo commentatore non esiste.
