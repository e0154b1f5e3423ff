# Lo que dicen las primeras partidas guiadas.

guide-laying-title = Colocar el mar
guide-laying-rock = Primero se coloca el mar entre todos; en las losetas ? esperan los tesoros. La tuya es una roca en mar abierto: allí un barco recoge el tesoro sin bajar a tierra. Colócala en A9, junto a tu barco: guarda una casilla de distancia con todas las demás losetas ?.
guide-laying-far-away = La mitad derecha tiene ya sus diez losetas ?, y en la izquierda ninguna casilla libre guarda la distancia; por eso esta puede tocar otras por las esquinas. De las ruinas cuesta salir: colócala en B1, bien lejos de ti, girada de modo que encajen todos los lados.
guide-laying-coast = Ahora el resto: diez losetas, en cualquier orden. Todos los lados tienen que encajar, agua con agua y tierra con tierra. Una costa en B10, cerca de tu barco, te deja bajar a tierra; desde allí un camino lleva al tesoro de C10.
guide-laying-gold = En una loseta que es solo tierra habrá después una pieza de oro. Colócala en D9, al alcance de tu costa.
guide-laying-path = Un explorador va de tierra en tierra. Una costa en D10 une C10 con el oro de D9; solo tiene agua al este, donde lo exige el borde.
guide-laying-waterway = Los barcos siguen las líneas discontinuas, y en el borde siempre hay agua. Un recodo en A8 lleva desde tu roca hacia el mar abierto.
guide-laying-rest = Coloca tus demás losetas, una tras otra, donde encajen. Lo que no te sirva a ti está bien lejos de tu barco.
guide-laying-end = Alrededor de tu esquina hay una roca, una costa y oro a tu alcance. Sigue así hasta que el mar esté lleno; entonces aparece el barco fantasma y empieza el viaje.

guide-sailing-title = Hacerse a la mar
guide-sailing-spin = En veinte casillas hay tesoros de valor 1 a 4, y tierra adentro hay oro: reúne más puntos que nadie. Gira la ruleta: su número te da puntos de movimiento, y su flecha hace derivar el barco fantasma.
guide-sailing-sail = Dos puntos de movimiento. Navega por la línea discontinua hasta la roca de A9: allí hay un tesoro. No puedes recogerlo hasta un turno posterior, y los puntos no se guardan; termina, pues, tu turno.
guide-sailing-take = Vuelve a girar. De una roca tu barco recoge el tesoro por dos puntos, que da cualquier número; después termina tu turno. ¡Recógelo!
guide-sailing-pick = ¡Un cuatro! Su valor solo lo conoces tú. Tu rival ha ahorrado esta vez un punto para tener más después. Gira tú: el indicador se detiene entre dos números, y puedes elegir. Toma el 5.
guide-sailing-ashore = Cinco puntos bastan para bajar a tierra: navega a A10 y a B10, atraca en la orilla sur (1) y baja a tierra a tu explorador (2). Mientras está allí, el barco fantasma no puede hacer nada a tu barco.
guide-sailing-circle = Gira la ruleta. Los tesoros de tierra están en el círculo de una loseta ?. De costa a costa cuesta dos puntos: envía a tu explorador al círculo de C10.
guide-sailing-take-second = Nativos: de este círculo solo puedes salir con un 2 o un 4. Pero primero el tesoro: gira y recógelo por un punto.
guide-sailing-end = El barco fantasma llegó a tu casilla y te quitó un tesoro, el 1: el 4 sigue siendo tuyo. El oro no lo toca nunca, y al borde no llega nunca. Adelante: gana quien tiene más puntos cuando se ha encontrado todo.
