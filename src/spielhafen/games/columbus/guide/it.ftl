# Che cosa dice la prima partita guidata.

guide-first-roll = Scopri prima di tutti l’America nel lontano ovest e riporta la notizia a Palos. Lì ora si trova la tua nave. Comincia il tuo turno: lancia i quattro dadi.
guide-first-roll-again = Due rose ti portano avanti di due caselle; turbine e tempesta servono a poco nel primo giro. Con uno dei tuoi tre barili puoi rilanciare i dadi che vuoi. Scegli Rilancia: questi due sono già scelti. Poi lancia.
guide-first-sail-west = Tre rose e una vela: ognuna ti porta di una casella, in ogni direzione. Il numero su una casella dice quante ne servono. Scegli il 4 accanto alle Azzorre: la tua nave fa tutta la rotta ed evita le chiare bonacce, da cui porta fuori solo una vela.
guide-first-end-turn = I tuoi dadi sono usati. Termina il turno: poi tocca al tuo rivale.
guide-first-roll-second = Il tuo rivale è due caselle dietro di te, nel Golfo di Cadice. Lancia di nuovo.
guide-first-load = Sei vicino a un’isola: qui il cannocchiale carica un barile, cioè un rilancio per dopo. Caricalo.
guide-first-storm = Il dado tempesta scatena una tempesta in una delle cinque zone, e lì sospinge tutte le navi. Il tuo rivale è nel Golfo di Cadice, tu no: manda lì la tempesta.
guide-first-on-west = Spinto contro la costa: l’albero del tuo rivale è caduto, e tu guadagni tempo. Con la rosa passa oltre le Azzorre.
guide-first-end-second = I dadi che non ti servono vanno perduti alla fine del turno; non fa niente. Termina il turno.
guide-first-end = Il tuo rivale ha dovuto spendere una vela per l’albero, e tu sei molto avanti. Prosegui verso ovest: nelle due colonne più a ovest il cannocchiale cerca terra, e chi riporta a casa la notizia di un’isola abitata vince.
