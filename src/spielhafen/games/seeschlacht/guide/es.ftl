# Lo que dicen las primeras partidas guiadas.

guide-sailing-title = Navegar
guide-sailing-straight = Lleva tus mercantes al puerto del noreste antes de que las amarillas lleguen al suyo. El Agnes (w3) va cargado. El viento viene del suroeste: viento en popa navega cuatro casillas. Elígelo, y luego la casilla que está cuatro más adelante.
guide-sailing-same-again = El Deneb (w8) es un barco de guerra y protege al mercante. En el mar, cada barco tiene que navegar tan lejos como manda el viento. «Lo mismo para w8» repite la maniobra con él.
guide-sailing-end-sailing = Tus demás barcos están fondeados en el puerto; allí pueden quedarse tanto como quieras. Termina de mover: entonces les toca a las amarillas.
guide-sailing-stronger = Antes de que mueva tu primer barco puedes intentar cambiar el viento, una vez por turno. Tira por su fuerza: el rojo es el más fuerte, el amarillo el más flojo.
guide-sailing-turn = Rojo: cinco casillas viento en popa, pero hacia el este solo cuatro. Navega con el Agnes cuatro avante y gíralo allí a estribor: también un giro cuesta un paso. En su destino, elige la flecha hacia el este.
guide-sailing-escort = Un barco dispara hacia ambos costados, nunca hacia delante. Por eso la escolta navega mejor al lado del mercante: que el Deneb haga lo mismo.
guide-sailing-end-second = En el mar tienes que gastar todos los pasos; quien quiere detenerse allí se pone proa al viento. Termina de mover.
guide-sailing-end = Tu convoy navega hacia el este, y los barcos amarillos salen a su encuentro. Los mercantes dan puntos al llegar: 10 el primero, luego 9, 8… Mantenlos con el viento en popa y con los barcos de guerra a su lado.

guide-firing-title = Disparar
guide-firing-alongside = El barco de guerra amarillo Levante (y10) está cerca. Los barcos disparan hacia ambos costados, hasta tres líneas de distancia. Navega recto con el Deneb (w8): así el Levante queda en su primera línea.
guide-firing-merchant = También tu mercante tiene que seguir navegando en el mar: gira el Agnes (w3) a estribor y llévalo tres casillas avante, hacia el este. Termina luego de mover: los cañones están listos.
guide-firing-fire = ¡Fuego! Elige el Deneb y luego el Levante. En la primera línea acierta el amarillo, una de cada tres veces; en la segunda el azul, en la tercera el rojo.
guide-firing-damaged = ¡Impacto! Un barco de guerra se hunde al tercero. Pero el Levante ha alcanzado al Agnes: un mercante se hunde al segundo impacto, y tras el primero navega una casilla menos. Gíralo a babor y aléjalo de aquí.
guide-firing-hunt = También el mercante amarillo Emma (y3) va cargado. Entre tú y el blanco no puede haber nada, ni barco ni tierra: navega con el Deneb cuatro avante, desde allí tiene el tiro libre. Termina luego de mover.
guide-firing-third-line = El Emma está en tu tercera línea: ahora acierta el rojo. ¡Fuego!
guide-firing-closer = Un impacto más lo hunde. Da la vuelta con el Deneb: un giro a estribor, dos avante. Lo mismo con el Agnes, y con eso terminas de mover.
guide-firing-sink = El Emma está en la segunda línea: acierta el azul. ¡Fuego!
guide-firing-end = El Emma se ha hundido, y con él su carga. El Agnes necesita aún dos turnos hasta el puerto de la esquina: 10 puntos por el primer barco. Mantén el Deneb entre él y el enemigo.
