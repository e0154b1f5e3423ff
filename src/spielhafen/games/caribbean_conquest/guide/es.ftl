# Lo que dice la primera partida guiada.

guide-first-crew-ashore = Al final cuentan los templos, las calaveras y las ciudades. En tu ciudad, en E2, hay dos tripulaciones: elígelas, deja una de guardia y marcha con la otra hasta el templo de E3.
guide-first-ship = Tienes seis pasos por turno para todas tus figuras juntas, y te quedan cinco. Las tripulaciones toman templos y ciudades; los barcos, calaveras: navega dos casillas hasta la calavera de C2.
guide-first-take = Las figuras que terminan el turno en un punto lo toman. Pulsa «Fin del movimiento»: entonces los dos son tuyos.
guide-first-buy = La ronda ha terminado, y cada punto te ha dado una moneda de oro. Los alfanjes suman 1 a tu dado en cada cuerpo a cuerpo: cómpralos por tres de oro.
guide-first-march = Tu rival defiende el templo de G6 con una sola tripulación. Marcha hasta allí desde tu templo de E3: en una casilla con enemigos termina tu camino.
guide-first-fight = ¿No hay nada más que hacer? Entonces pulsa «Fin del movimiento»: ahora se lucha, con un dado cada uno, y tus alfanjes suman 1.
guide-first-end = Cuatro contra cuatro, y tus alfanjes lo han decidido: el templo es tuyo. Tienes cuatro de los trece puntos; si una ronda termina con siete o más, era la última. Por tres de oro contratas una tripulación; por seis, un barco.
