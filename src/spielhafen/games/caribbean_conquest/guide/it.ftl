# Che cosa dice la prima partita guidata.

guide-first-crew-ashore = Alla fine contano templi, teschi e città. Nella tua città in E2 ci sono due equipaggi: sceglili, lasciane uno di guardia e con l’altro marcia verso il tempio in E3.
guide-first-ship = Nel turno hai sei passi per tutte le tue pedine insieme; te ne restano cinque. Gli equipaggi conquistano templi e città, le navi i teschi: naviga per due caselle fino al teschio in C2.
guide-first-take = Le pedine che alla fine del turno stanno su un punto lo conquistano. Premi Fine movimento: poi saranno tuoi entrambi.
guide-first-buy = Il giro è finito, e ogni punto ti ha dato una moneta. Le sciabole aggiungono 1 al tuo dado in ogni corpo a corpo: comprale per tre monete.
guide-first-march = Il tuo avversario tiene il tempio in G6 con un solo equipaggio. Marcia fin lì dal tuo tempio in E3: su una casella con avversari il tuo percorso finisce.
guide-first-fight = Non c’è altro da fare? Allora premi Fine movimento: ora si combatte, con un dado a testa, e le tue sciabole aggiungono 1.
guide-first-end = Quattro contro quattro, e le tue sciabole hanno deciso: il tempio è tuo. Hai quattro dei tredici punti; se qualcuno finisce un giro con sette o più, era l’ultimo. Per tre monete ingaggi un equipaggio, per sei una nave.
