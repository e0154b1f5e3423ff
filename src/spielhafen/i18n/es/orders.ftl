### Instrucciones: respuestas que se dan por adelantado.

orders-lines = Respuestas por adelantado
orders-lines-hint = Si otra persona hace la jugada que esperas, tu respuesta se juega sola. Si pasa cualquier otra cosa, la respuesta se anula. Los demás no la ven.
orders-line-add = Añadir una respuesta
orders-line-if = Si { $who } juega «{ $move }»
orders-line-if-hidden = Si { $who } hace una jugada que no veo
orders-line-then = juego «{ $move }»
orders-line-hidden = una jugada que no veo
orders-line-by = { $who }: { $move }
orders-line-choose-if = Si se juega esto
orders-line-choose-then = Entonces juego
orders-line-choose-more = Y si después se juega esto
orders-line-none = elige una jugada
orders-line-other = Otra jugada, como se escribe en la bitácora
orders-line-take = Tomar esta jugada
orders-line-keep = Guardar esta respuesta
orders-line-back = Una jugada atrás
orders-line-remove = Quitar
orders-line-not-now = Ahora te toca a ti. Añade una respuesta mientras esperas a los demás.
orders-ended-move = Anulada: se ha jugado otra cosa.
orders-ended-news = Anulada: has sabido algo nuevo.
orders-ended-undo = Anulada: se ha deshecho una jugada.

# Rechazos

orders-line-shape = Una respuesta por adelantado empieza con una jugada de otra persona y termina con una tuya.
orders-line-too-long = Una respuesta por adelantado tiene como mucho { $most } jugadas.
orders-too-many-lines = Puedes dar como mucho { $most } respuestas por adelantado.
orders-lines-too-long = Todas las respuestas por adelantado tienen en total como mucho { $most } jugadas.
orders-lines-differ = Tienes dos respuestas distintas a la misma jugada. Quita una de ellas.
orders-line-unclear = Lo que verás después depende de lo que está oculto para ti, así que no se puede fijar nada más.
orders-line-chance = Después decide el azar, así que no se puede fijar nada más.
orders-line-over = Después ya no le toca a nadie.
orders-line-not-you = Entonces no te toca a ti.
orders-line-not-them = Entonces no le toca a { $who }.
orders-line-not-yours = Entonces no puedes jugar «{ $move }».
orders-line-not-theirs = Por lo que puedes saber, { $who } no puede jugar «{ $move }» entonces.
orders-line-unseen = No verás qué jugada hace { $who } entonces. Escribe «?» en su lugar.
orders-taken-back = Mientras tanto se han deshecho jugadas. Mira la mesa y da tus respuestas otra vez.
