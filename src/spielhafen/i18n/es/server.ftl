# Lo que dicen las partidas, el almacén y el servidor.

refused-not-your-turn = No te toca: decide { $who }.
refused-table-cleared = Esta mesa ya está recogida.

refused-gathering = La partida empieza cuando todos los asientos están ocupados: aún falta alguien.

seat-taken = Este asiento está ocupado.
seat-name-alike = { $name } se parece a { $other }, y así se llama ya alguien en esta mesa. Elige otro nombre.
seat-name-taken = En esta mesa ya hay alguien que se llama { $name }. Elige otro nombre.
seat-not-host = Aquí solo puede sentar un bot quien empezó la partida.
seat-lent = Un bot juega en este asiento. Recupéralo antes.
seat-not-lent = Ningún bot juega en este asiento.
seat-over = La partida ha terminado.
seat-not-over = La partida aún no ha terminado.
seat-no-same-deal = Las mismas cartas y tiradas se pueden repetir cuando una persona ha jugado sola contra bots, la partida empezó aquí y ha terminado.
seat-no-salt = A los dados de este asiento ya no se les puede añadir nada.
seat-bad-ticket = Este enlace ya se ha usado o es demasiado antiguo. Pide otro donde está ahora el asiento.

error-no-moves = No se ha enviado ninguna jugada.

bad-name-empty = Un capitán necesita un nombre.
bad-name-long = Este nombre es demasiado largo: como máximo { $most } caracteres.
bad-name-sign = Este nombre tiene caracteres que no se ven o no se pueden escribir.

undo-nothing = No hay nada que deshacer.
undo-chance = Desde entonces se ha tirado o robado: no se puede deshacer.
undo-other-seat = { $who } ha jugado desde entonces: no se puede deshacer.
undo-revealed = Otros lo han visto: no se puede deshacer.
undo-lent = Por { $who } juega ahora un bot, que no puede dar su acuerdo: no se puede deshacer.
undo-tournament = En un torneo, lo que han decidido el azar u otros solo se deshace si otra persona está de acuerdo.
pause-lent = Por { $who } juega ahora un bot, que no puede dar su acuerdo: ahora no hay pausa.
undo-asked = Alguien ya ha preguntado: responde antes a eso.
undo-not-asked = Nadie te pregunta si se puede deshacer algo.
undo-logged = { $plies ->
    [one] De acuerdo con todos, { $who } ha deshecho la última decisión.
   *[other] De acuerdo con todos, { $who } ha deshecho la última decisión y lo que vino después.
}
undo-logged-alone = { $plies ->
    [one] { $who } ha deshecho la última decisión.
   *[other] { $who } ha deshecho la última decisión y lo que vino después.
}
draw-not-now = Se pueden ofrecer tablas mientras dura la partida y solo entre personas: los bots no pueden dar su acuerdo.
draw-by-rules = En este juego las tablas se ofrecen como una jugada: las reglas dicen cómo.
draw-logged = Todos han aceptado las tablas que ofreció { $who }.
undo-over = La partida ha terminado y todo está descubierto: ya no se puede deshacer nada.

store-locked = Otro programa está usando el archivo del puerto { $file }. Ciérralo, o espera un poco y prueba otra vez.
store-full = No se ha podido escribir en el archivo del puerto { $file }: el disco está lleno o falla. Haz sitio y prueba otra vez; todo hasta la última jugada está a salvo.
store-damaged = El archivo del puerto { $file } está dañado. Restaura una copia (spielhafen admin restore COPIA), o aparta el archivo y los que están a su lado (-wal, -shm) para empezar uno nuevo.
store-open-elsewhere = Otro programa usa el archivo del puerto { $file }, porque lo cuida u ofrece mesas de él. Ciérralo, o elige otro archivo.
store-gap = En { $file } faltan jugadas de la mesa { $table }, y por eso no se puede leer. Todas las demás mesas están como estaban.
store-chain = En { $file } hay jugadas de la mesa { $table } que ya no son las que se escribieron, y por eso no se puede leer. Todas las demás mesas están como estaban.
store-moved = El archivo del puerto { $file } se movió, sustituyó, sobrescribió o borró mientras estaba abierto, y por eso ya no se escribe nada. Todo lo confirmado está guardado en { $saved }: cierra este programa y restaura ese archivo (spielhafen admin restore { $saved }).
store-moved-unsaved = El archivo del puerto { $file } se movió, sustituyó, sobrescribió o borró mientras estaba abierto, y por eso ya no se escribe nada. No hubo sitio para guardar lo que estaba abierto: haz sitio antes de cerrar este programa.
store-rescued = El archivo del puerto { $file } se movió, sustituyó, sobrescribió o borró mientras estaba abierto, y todo lo confirmado hasta entonces está en { $saved }. Restaura ese archivo (spielhafen admin restore { $saved }), o llévalo a otro lugar si no lo necesitas.
store-not-utf8 = La base de datos { $file } guarda los textos en { $encoding }, donde no se puede escribir cualquier nombre. Crea una en UTF8 (createdb --encoding UTF8 --template template0).
store-not-ours = { $file } no es un archivo del puerto. Elige otro.
store-newer = El archivo del puerto { $file } es de un Spielhafen más nuevo. Actualiza este, o elige otro archivo.
store-no-folder = No existe la carpeta { $folder } para el archivo del puerto. Créala, o elige otro lugar.
store-no-permission = No hay permiso para escribir en el archivo del puerto { $file }. Mira de quién es, o elige otro lugar.
store-bad-address = Así no se puede llegar a la base de datos { $file }: { $what }
store-away = No se puede llegar a la base de datos { $file }: { $what }
store-not-shared = Varios procesos necesitan una base de datos que puedan compartir: indica con --database la URL de un servidor PostgreSQL.
store-trouble = El archivo del puerto { $file } no responde como debe ({ $what }). Prueba otra vez.

server-open = El Spielhafen está abierto en { $address } (Ctrl-C lo cierra). Todo se guarda en { $file }.
server-port-used = Otro programa usa ya el puerto de red { $port }. Ciérralo, o elige otro.
server-port-forbidden = No puedes abrir el puerto de red { $port }. Elige uno por encima de 1023.
server-port-trouble = No se puede abrir el puerto de red { $port }: { $what }.
server-no-such-address = Este equipo no tiene ninguna dirección «{ $host }».
server-no-client = La página web aún no está construida. Inicia Spielhafen con ./play, o constrúyela con: python3 tools/bootstrap.py client

server-store-trouble = El puerto no puede leer ni escribir ahora en su libro. Todo lo confirmado está a salvo; prueba otra vez dentro de un momento. Quien se ocupa del puerto encontrará la causa en el registro.
server-store-moved = El libro del puerto ya no está donde estaba; por eso no se escribe nada más hasta que vuelva a su sitio. Todo lo confirmado está a salvo; se puede seguir mirando.
server-failed = Algo ha salido mal aquí; no se ha cambiado nada. El registro del servidor dice más.
server-not-json = Se esperaba JSON.
server-bad-request = No se entiende en { $where }.
server-bad-request-plain = No se entiende.
server-too-big = Era demasiado de una vez.
server-too-often = Ha sido demasiado rápido. Prueba otra vez dentro de un momento.
server-busy = Ahora mismo hay mucho que hacer aquí. Prueba otra vez dentro de un momento.
server-too-many-lines = Tienes abiertas { $most } páginas con mesas; cierra antes algunas.
server-too-many-lines-here = Desde donde estás ya hay abiertas { $most } páginas con mesas; cierra antes algunas.
server-foreign-host = Este puerto no se conoce por este nombre. Quien se ocupa de él lo da a conocer con --address.
server-foreign-origin = Esto lo ha pedido otro sitio.
server-bad-token = Esto no puede ser una de nuestras marcas.
server-two-cookies = Han llegado a la vez dos cookies llamadas «{ $name }», y una la puso un sitio vecino: así no se puede saber quién eres. Se ha pedido a tu navegador que olvide la del vecino; vuelve a cargar esta página. Si esto aparece otra vez, borra las cookies de este sitio y de sus vecinos, o abre el puerto por https.
server-no-such-place = Aquí no hay nada.
server-wrong-method = Esto no se puede hacer aquí.
server-no-such-language = No hay textos en este idioma. Hay: { $known }
server-no-such-table = No hay ninguna mesa con este nombre; quizá la han recogido.
server-part-closed = Este puerto no ha abierto esta parte.
server-rated-name-taken = En la lista ya hay alguien que se llama { $name }, o que se le parece. Elige otro nombre.
server-no-such-seat = Esta mesa no tiene asiento { $seat }.
server-no-such-ply = Esa jugada aún no existe: la última es la número { $last }.
server-not-asked = No te toca, así que ahora no hay consejo.
server-no-advice = No ha llegado ningún consejo; puedes volver a preguntar.
server-too-curious = Ahora se están estudiando demasiadas preguntas; vuelve a preguntar dentro de un rato.
server-not-your-seat = Este asiento es de otra persona.
server-not-your-table = Solo puede recoger esta mesa quien está sentado a ella o empezó la partida.
server-proof-later = Podrás comprobar los dados cuando termine la partida: antes se sabría lo que está oculto y lo que ha de venir.
server-broken-table = Lo que se escribió de esta mesa ya no se puede leer.
server-stale = La mesa ha cambiado entretanto: mírala otra vez.
server-key-reused = Esta orden ya llegó una vez con otro contenido.
server-unknown-level = No hay ningún bot «{ $level }». Hay: { $known }
server-too-many-seats = Ninguna mesa tiene más de { $most } asientos.
server-too-many-moves = Como máximo { $most } jugadas a la vez.
broken-whole-json = No es JSON válido.

undo-move = la jugada { $move }

# Relojes

refused-paused = Los relojes están parados: ponlos antes en marcha.
bad-clock = No hay un reloj así: se puede elegir desde { $least } segundos hasta { $most } días.
bad-delay = El público no puede esperar tanto: como máximo { $moves } jugadas y { $hours } horas.
delay-listed = El público lo ve más tarde.
clock-no-pause = No hay ningún reloj en marcha que se pueda parar.
clock-not-paused = No hay ninguna pausa.
clock-logged-move = A { $who } se le acabó el tiempo: juega un bot.
clock-logged-seat = A { $who } se le acabó el tiempo: sigue jugando un bot.
seat-no-time = El tiempo de este asiento se ha agotado: sigue jugando el bot.
seat-bot-first = El tiempo de este asiento se ha acabado: el bot hace esta jugada y luego puedes volver a jugar.

# Conversación

bad-words-long = Es demasiado largo: como máximo { $most } caracteres.
bad-words-sign = Contiene caracteres que no se ven o no se pueden escribir.
talk-nothing = El mensaje está vacío: escribe algo antes.
talk-enough = El chat de esta mesa está lleno.
talk-too-often = No tan deprisa: espera un momento antes del siguiente mensaje.
talk-no-move = Esa jugada aún no existe en esta mesa.

# Avisos

server-your-turn = Le toca a { $names } en la mesa { $table }. { $link }
server-bad-address = { $option }: «{ $address }» no es una dirección que empiece por http:// o https://.
server-bad-proxy = --proxy: «{ $given }» no es ni una dirección como 127.0.0.1 ni una red como 10.0.0.0/8.
server-part-unknown = --parts: no hay ninguna parte «{ $given }»; hay: { $known }
server-part-missing = --parts: «{ $part }» necesita otro paquete: instala Spielhafen con el extra «{ $extra }».
push-no-library = Para avisar por web push hacen falta dos paquetes más: instala Spielhafen con su extra «push».
push-bad-contact = --push: «{ $contact }» no es ni una dirección de correo ni una dirección que empiece por https://.
push-service-alone = --push-service necesita también --push.
push-off = Aquí no se avisa a nadie por web push.
push-bad-address = No se puede avisar a este navegador: su servicio push no tiene una dirección pública que empiece por https://.
push-bad-key = No se puede avisar a este navegador: sus claves no son válidas.

keeping-card = lo que dicen de ella las listas no es lo que ocurrió.
keeping-no-archive = esto no es un archivo histórico de un puerto.
keeping-strange = este programa no escribe un suceso así.
keeping-stuck = tendría que haber hablado el azar, y la mesa lo esperaría sin fin.
keeping-twice = está dos veces en estos archivos, y no se puede saber cuál vale.
store-no-file = { $file } no es un archivo que se pueda copiar aquí: usa las herramientas de la base de datos (pg_dump) o export.
store-backup-folder = No se pueden escribir copias de la base de datos en { $file }: { $what }

server-luck-later = Verás quién tuvo suerte cuando termine la partida: antes se sabría lo que está oculto.
server-review-later = Verás qué jugadas fueron decisivas cuando termine la partida: antes se sabría lo que está oculto.
server-report-later = Verás quién iba por delante cuando termine la partida: antes se sabría lo que está oculto.
server-no-luck = No se ha podido averiguar quién tuvo suerte; puedes volver a preguntar.

server-book-too-long = Una bitácora puede tener como máximo { $most } jugadas.

# Torneos

tournament-unknown = No existe ese torneo; quizá se ha borrado.
tournament-not-yours = Esto solo puede hacerlo quien organiza el torneo.
tournament-no-room = En este puerto no caben más torneos.
tournament-too-many = Ya organizas { $most } torneos sin terminar; es el máximo. Si nadie sigue con uno, se borra a los { $entry_days } días si no ha empezado, y termina tras { $round_days } días sin jugadas.
tournament-bad-numbers = Un torneo necesita mesas de al menos dos y de 1 a { $most } rondas.
tournament-entry-over = Ya no es posible inscribirse en este torneo.
tournament-full = El torneo está completo.
tournament-no-entrant = No existe esa inscripción.
tournament-no-round = Esta ronda no puede empezar ahora.
tournament-too-few = Una ronda necesita al menos { $least } inscripciones.
tournament-too-long = Serían más de { $most } partidas; elige otra modalidad o menos participantes.
tournament-no-game = La ronda actual no tiene esa partida.
tournament-has-result = Esta partida terminó en su mesa; su resultado no cambia.
tournament-bad-places = Cada jugador necesita un puesto: el primero es 1, los empatados comparten el suyo y el siguiente cuenta a todos los anteriores.
tournament-round-runs = Un torneo solo se puede terminar entre dos rondas, después de la primera.
tournament-abandoned = Este torneo ha terminado porque ya no pasaba nada en él.
tournament-sealed = Otros aún juegan el mismo reparto; esta mesa se abrirá cuando acabe la última partida.
