# Lo que dice la primera partida guiada.

guide-first-with-the-wind = La carta más baja de una baza se lleva el daño: que no sea la tuya. El viento es norte, y las cartas Norte cuentan enteras. Sal con tu Norte 8.
guide-first-across-the-wind = Ahora el viento es Este 3, con 3 puntos de daño, y te toca jugar en último lugar. Sur va de través y cuenta la mitad: tu Sur 14 vale 7. Eso supera al 6 y al 5: el daño se lo lleva otro, y tú sales en la próxima baza.
guide-first-equal-cards = Puedes jugar cualquier carta, nadie tiene que seguir una dirección. Sal con Sur 5 y mira qué pasa cuando otra carta vale lo mismo.
guide-first-the-bride = Los dos cincos se han anulado: ninguno podía llevarse el daño. Con la Novia pirata eso se consigue a propósito: se convierte en la carta jugada justo antes. Juega la novia.
guide-first-in-between = Están en juego 3 puntos, y en la mesa hay un 4 y un 11. Con viento norte, las cartas Este y Oeste cuentan la mitad: juega Este 13, que vale 6½, y quédate a salvo en medio.
guide-first-end = Bien navegado: ¡ni un punto de daño! Las cartas en contra del viento, como las Este con viento oeste, valen 0. Un 1, un 2 y un 3 de una dirección son una serie y no cuestan nada: esas cartas de viento convienen. Si no, procura no tener nunca la más baja: gana quien tiene más puntos tras cinco rondas.
