# Che cosa dice la prima partita guidata.

guide-first-with-the-wind = La carta più bassa di una presa si prende il danno: non dovrebbe essere la tua. Il vento è nord, e le carte Nord valgono per intero. Esci con il tuo Nord 8.
guide-first-across-the-wind = Ora il vento è Est 3, con 3 punti di danno, e tu giochi dopo tutti gli altri. Sud gli sta di traverso e vale la metà: il tuo Sud 14 vale 7. Batte 6 e 5: il danno va a qualcun altro, e alla prossima presa esci tu.
guide-first-equal-cards = Puoi giocare qualsiasi carta, nessuna direzione è obbligatoria. Esci con Sud 5 e guarda che cosa succede quando un’altra carta vale lo stesso.
guide-first-the-bride = I due cinque si sono annullati: nessuno dei due poteva prendersi il danno. Con la Sposa del pirata ci riesci apposta: diventa la carta giocata subito prima di lei. Gioca la Sposa.
guide-first-in-between = In palio ci sono 3 punti di danno, e sul tavolo ci sono 4 e 11. Con vento nord le carte Ovest ed Est valgono la metà: gioca Est 13, che fa 6½, e resta al sicuro nel mezzo.
guide-first-end = Ben navigato: nemmeno un danno! Le carte controvento, per esempio le Est con vento ovest, valgono 0. 1, 2 e 3 di una direzione sono un tris e non costano niente: quelle carte vento conviene prenderle. Altrimenti non avere mai la più bassa: vince chi ha più punti dopo cinque giri.
