# Lo que dice la primera partida guiada.

guide-first-roll = Descubre América, en el lejano oeste, antes que nadie, y trae la noticia a casa, a Palos. Allí está ahora tu barco. Empieza tu turno: tira los cuatro dados.
guide-first-roll-again = Dos rosas te llevan dos casillas; el torbellino y la tormenta sirven de poco en la primera ronda. Por uno de tus tres barriles puedes volver a tirar los dados que quieras. Elige Tirar otra vez: estos dos ya están elegidos. Luego, tira.
guide-first-sail-west = Tres rosas y una vela: cada una te lleva una casilla en cualquier dirección. El número de una casilla dice cuántas hacen falta. Elige el 4 junto a las Azores: tu barco hace todo el camino y evita las calmas, las casillas claras de las que solo saca una vela.
guide-first-end-turn = Has usado todos tus dados. Termina tu turno: entonces le toca a tu rival.
guide-first-roll-second = Tu rival está dos casillas por detrás, en el Golfo de Cádiz. Vuelve a tirar.
guide-first-load = Estás junto a una isla: aquí el catalejo carga un barril, y eso significa poder tirar otra vez más adelante. Cárgalo.
guide-first-storm = El dado de tormenta desata una tormenta en una de las cinco zonas y arrastra a todos los barcos que hay en ella. Tu rival está en el Golfo de Cádiz y tú no: envía la tormenta allí.
guide-first-on-west = Arrojado a la costa: el mástil de tu rival ha caído, y tú ganas tiempo. Usa la rosa para pasar las Azores.
guide-first-end-second = Los dados que no quieras usar se pierden al final del turno, y eso no hace daño. Termina tu turno.
guide-first-end = Tu rival tuvo que gastar una vela en el mástil, y tú vas muy por delante. Sigue hacia el oeste: en las dos columnas más occidentales, el catalejo busca tierra, y quien trae a casa la noticia de una isla habitada gana.
