# Che cosa dicono le prime partite guidate.

guide-laying-title = Posare il mare
guide-laying-rock = Prima posate insieme il mare; sulle tessere ? aspettano i tesori. La tua è uno scoglio in acque aperte: lì una nave recupera il tesoro senza sbarcare. Posala in A9, accanto alla tua nave: resta a una casella di distanza da tutte le altre tessere ?.
guide-laying-far-away = La metà destra ha le sue dieci tessere ?, e a sinistra nessuna casella libera è più a distanza; perciò questa può toccarne altre agli angoli. Le rovine si lasciano a fatica: posale in B1, lontano da te, ruotate in modo che tutti i lati combacino.
guide-laying-coast = Ora il resto: dieci tessere, nell’ordine che vuoi. Tutti i lati devono combaciare, acqua con acqua e terra con terra. Una costa in B10, vicino alla tua nave, ti fa sbarcare; da lì una via porta al tesoro in C10.
guide-laying-gold = Su una tessera di sola terra più tardi ci sarà un pezzo d’oro. Posala in D9, a portata della tua costa.
guide-laying-path = Un esploratore va di terra in terra. Una costa in D10 collega C10 con l’oro in D9; ha acqua solo a est, dove la vuole il bordo.
guide-laying-waterway = Le navi seguono le linee tratteggiate, e sul bordo c’è sempre acqua. Un’ansa in A8 porta dal tuo scoglio verso il mare aperto.
guide-laying-rest = Posa le tessere che ti restano, una dopo l’altra, dove stanno. Quelle che non ti servono stanno bene lontano dalla tua nave.
guide-laying-end = Intorno al tuo angolo ci sono uno scoglio, una costa e oro a portata di mano. Continua così finché il mare è pieno; poi appare la nave fantasma, e si salpa.

guide-sailing-title = Salpare
guide-sailing-spin = Su venti caselle ci sono tesori di valore da 1 a 4, nell’interno c’è l’oro: raccogli più punti di tutti. Gira la ruota: il suo numero ti dà punti movimento, e la sua freccia manda alla deriva la nave fantasma.
guide-sailing-sail = Due punti movimento. Segui la linea tratteggiata fino allo scoglio in A9: lì c’è un tesoro. Potrai recuperarlo solo in un turno successivo, e i punti vanno perduti; perciò termina il tuo turno.
guide-sailing-take = Gira di nuovo. Da uno scoglio la tua nave recupera il tesoro per due punti, che ogni numero ti dà; poi il tuo turno finisce. Recuperalo!
guide-sailing-pick = Un quattro! Il valore lo conosci solo tu. Stavolta il tuo avversario ha risparmiato un punto, per averne di più dopo. Gira tu: la lancetta si ferma fra due numeri, e puoi scegliere. Prendi il 5.
guide-sailing-ashore = Cinque punti bastano per sbarcare: naviga in A10 e B10, attracca alla riva sud (1) e fai sbarcare il tuo esploratore (2). Finché è a terra, la nave fantasma non può far niente alla tua nave.
guide-sailing-circle = Gira la ruota. I tesori a terra stanno sul cerchio di una tessera ?. Da costa a costa si spendono due punti: manda il tuo esploratore sul cerchio di C10.
guide-sailing-take-second = Indigeni: questo cerchio puoi lasciarlo solo con un 2 o un 4. Ma prima il tesoro: gira la ruota e recuperalo per un punto.
guide-sailing-end = La nave fantasma è arrivata sulla tua casella e ti ha preso un tesoro, l’1: il 4 è ancora tuo. L’oro non lo tocca mai, e sul bordo non viene mai. Si continua: vince chi ha più punti quando tutto è stato trovato.
