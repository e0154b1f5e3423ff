# Che cosa dice la prima partita guidata.

guide-first-to-the-temple = Raccogli i quattro pezzi di mappa e poi trova El Dorado. I gettoni nei templi rivelano dove sono i pezzi. Hai quattro passi: naviga per due caselle, poi sbarca e vai al tempio in K11.
guide-first-stop = Il tuo equipaggio è sul tempio, la nave aspetta alla costa. Fermati qui: così prendi il gettone e lanci i dadi per le monete.
guide-first-keep = Cinque monete, e nessun teschio: nessun pirata ti dà la caccia. Il gettone mostra solo a te dov’è un pezzo di mappa: non qui, ma su al nord, dove ora c’è una croce. Vai avanti.
guide-first-back-aboard = Torna alla tua nave e continua a navigare fino in A12, di nuovo quattro passi. I bordi del tabellone sono collegati: a est della colonna L c’è la colonna A.
guide-first-rest = I tuoi quattro passi sono usati. Fermati qui: poi tocca agli altri.
guide-first-to-the-place = Il tuo gettone porta in B3, a tre passi da qui. Vai lì e fermati.
guide-first-swap = È qui. Scambia il tuo gettone con un pezzo di mappa: puoi prendere qualsiasi numero che ti manca.
guide-first-end = Uno dei quattro pezzi è tuo. Avanti verso il prossimo tempio; nelle città con le tue monete compri armi contro pirati e avversari. Chi per primo ha tutti e quattro i pezzi legge dov’è El Dorado: arrivaci prima di tutti gli altri.
