### Istruzioni: le risposte date in anticipo.

orders-lines = Risposte in anticipo
orders-lines-hint = Se un’altra persona fa la mossa che ti aspetti, la tua risposta viene giocata da sola. Se succede altro, la risposta è annullata. Gli altri non la vedono.
orders-line-add = Aggiungi una risposta
orders-line-if = Se { $who } gioca «{ $move }»
orders-line-if-hidden = Se { $who } fa una mossa che non vedo
orders-line-then = gioco «{ $move }»
orders-line-hidden = una mossa che non vedo
orders-line-by = { $who }: { $move }
orders-line-choose-if = Se viene giocato questo
orders-line-choose-then = Allora gioco
orders-line-choose-more = E se poi viene giocato questo
orders-line-none = scegli una mossa
orders-line-other = Un’altra mossa, come la scrive il giornale di bordo
orders-line-take = Prendi questa mossa
orders-line-keep = Tieni questa risposta
orders-line-back = Una mossa indietro
orders-line-remove = Togli
orders-line-not-now = Ora tocca a te. Aggiungi una risposta mentre aspetti gli altri.
orders-ended-move = Annullata: è stata giocata un’altra mossa.
orders-ended-news = Annullata: hai saputo qualcosa di nuovo.
orders-ended-undo = Annullata: una mossa è stata ritirata.

# Rifiuti

orders-line-shape = Una risposta in anticipo comincia con la mossa di un’altra persona e finisce con una tua.
orders-line-too-long = Una risposta in anticipo ha al massimo { $most } mosse.
orders-too-many-lines = Puoi dare al massimo { $most } risposte in anticipo.
orders-lines-too-long = Tutte le risposte in anticipo hanno insieme al massimo { $most } mosse.
orders-lines-differ = Hai due risposte diverse alla stessa mossa. Togline una.
orders-line-unclear = Quello che vedrai poi dipende da ciò che ti è nascosto: oltre non si può fissare nulla.
orders-line-chance = Poi decide il caso: oltre non si può fissare nulla.
orders-line-over = Poi non tocca più a nessuno.
orders-line-not-you = In quel momento non tocca a te.
orders-line-not-them = In quel momento non tocca a { $who }.
orders-line-not-yours = In quel momento non puoi giocare «{ $move }».
orders-line-not-theirs = Per quanto puoi sapere, { $who } in quel momento non può giocare «{ $move }».
orders-line-unseen = Non vedrai quale mossa fa { $who }. Scrivi «?» al suo posto.
orders-taken-back = Nel frattempo alcune mosse sono state ritirate. Guarda il tavolo e dai di nuovo le tue risposte.
