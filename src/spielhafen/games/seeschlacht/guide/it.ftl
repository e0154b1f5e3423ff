# Che cosa dicono le prime partite guidate.

guide-sailing-title = Navigare
guide-sailing-straight = Porta i tuoi mercantili nel porto a nord-est prima che il Giallo raggiunga il suo. La Agnes (w3) ha un carico. Il vento viene da sud-ovest: col vento in poppa fa quattro caselle. Scegli lei, poi la casella quattro passi più avanti.
guide-sailing-same-again = La Deneb (w8) è una nave da guerra e protegge il mercantile. In mare ogni nave deve andare tanto lontano quanto prescrive il vento. «Lo stesso per w8» ripete con lei la manovra.
guide-sailing-end-sailing = Le tue altre navi sono all’ancora in porto; lì possono restare quanto vuoi. Termina il movimento: poi tocca al Giallo.
guide-sailing-stronger = Prima che muova la tua prima nave, puoi provare una volta per turno a cambiare il vento. Lancia per la sua forza: il rosso è il più forte, il giallo il più debole.
guide-sailing-turn = Rosso: cinque caselle col vento in poppa, ma verso est solo quattro. Con la Agnes vai avanti di quattro e lì falla virare a tribordo: anche una virata costa un passo. Alla sua meta scegli la freccia verso est.
guide-sailing-escort = Una nave spara su entrambi i fianchi, mai in avanti. Perciò la scorta naviga meglio accanto al mercantile: fai fare lo stesso alla Deneb.
guide-sailing-end-second = In mare devi usare tutti i passi; chi vuole fermarsi lì mette la prua al vento. Termina il movimento.
guide-sailing-end = Il tuo convoglio va verso est, e le navi gialle gli vengono incontro. I mercantili danno punti all’arrivo: 10 il primo, poi 9, 8… Tienili col vento in poppa, e le navi da guerra al loro fianco.

guide-firing-title = Sparare
guide-firing-alongside = La nave da guerra gialla Levante (y10) è vicina. Le navi sparano su entrambi i fianchi, fino a tre linee di distanza. Vai dritto con la Deneb (w8): così la Levante è nella sua prima linea.
guide-firing-merchant = Anche il tuo mercantile in mare deve proseguire: fai virare la Agnes (w3) a tribordo e vai avanti di tre caselle, verso est. Poi termina il movimento: i cannoni sono pronti.
guide-firing-fire = Fuoco: scegli la Deneb, poi la Levante. Nella prima linea colpisce il giallo, uno su tre; nella seconda il blu, nella terza il rosso.
guide-firing-damaged = A segno! Una nave da guerra affonda al terzo danno. Ma la Levante ha colpito la Agnes: un mercantile affonda al secondo danno, e dopo il primo fa una casella in meno. Falla virare a babordo, e via di qui.
guide-firing-hunt = Anche il mercantile giallo Emma (y3) ha un carico. Fra te e il bersaglio non dev’esserci niente, né navi né terra: con la Deneb vai avanti di quattro, lì ha il tiro libero. Poi termina il movimento.
guide-firing-third-line = La Emma è nella tua terza linea: ora colpisce il rosso. Fuoco!
guide-firing-closer = Ancora un danno e affonda. Fai girare la Deneb: una virata a tribordo, avanti di due. Lo stesso con la Agnes, e così il tuo movimento è finito.
guide-firing-sink = La Emma è nella seconda linea: colpisce il blu. Fuoco!
guide-firing-end = La Emma è affondata, e il suo carico con lei. La Agnes ha bisogno di altri due turni fino al porto nell’angolo: 10 punti per la prima nave. Tieni la Deneb fra lei e il nemico.
