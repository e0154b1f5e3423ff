# Lo que dice la línea de órdenes.

help = Un puerto lleno de juegos de mesa de vela: para jugar en el navegador o en la terminal, mirar por dentro y construir los tuyos.
    .usage = Uso:
    .point = ,
    .default = Si no
    .commands = Órdenes:
    .arguments = Argumentos:
    .parameters = Opciones:
    .help = Mostrar esta ayuda.
    .version = Mostrar la versión, y si funciona interpretada o compilada.
    .interpreted = interpretada
    .compiled = compilada
    .languages = Los idiomas entre los que se puede elegir, como en,de; si no se dice nada, todos los que hay. El inglés está siempre.
    .common = Con cualquier orden: --language CÓDIGO para el idioma, como en o de; --games CARPETA para encontrar también allí tus propios juegos, sin instalarlos.

help-play = Jugar en la terminal.
    .more =
        Sin --seat juegas contra bots. Un asiento es un nombre para alguien ante este teclado, o «bot:» con un nivel (random, greedy, boy, sailor, helmsman, captain, admiral) y, si quieres, un nombre. Si varios comparten un teclado, se les pide que aparten la vista mientras otro mira cartas ocultas.

        La mesa se dibuja en toda la pantalla; con --plain, o cuando la salida no es una terminal, se escribe línea a línea, lo que sirve también para tuberías y lectores de pantalla. La bitácora de la partida se guarda desde la primera jugada; lo cuenta todo, también las cartas ocultas.

        {"  "}spielhafen play santa_timea
        {"  "}spielhafen play santa_timea --seat Ada --seat bot:sailor --seat bot:captain:Drake
        {"  "}spielhafen play santa_timea --option professional=yes --plain
        {"  "}spielhafen play --resume tarde.log
    .game = El juego, como lo nombra «spielhafen games». Puede faltar si solo hay uno.
    .seat = Quién se sienta a la mesa, una vez por asiento: «Ada», «bot:sailor», «bot:captain:Drake», o «bot:run:» y un programa propio (docs/protocol.md).
    .option = Una regla de la casa, como professional=yes, o preset=ours para todo lo que jugamos de otro modo que lo impreso; se puede repetir.
    .seed = Un número que fija lo que trae el azar y lo que hacen los bots.
    .resume = Continuar la partida de esta bitácora.
    .save = Dónde se guarda la bitácora; si no, con las bitácoras de tu cuenta de usuario.
    .position = Empezar en la posición de este archivo, en una mesa de pruebas: juegas todos los asientos, si --seat no dice otra cosa, y deshaces lo que quieres. El archivo es un archivo de posición o contiene líneas como las de los ejemplos de un reglamento.
    .guide = Empezar con una primera partida guiada de unos cinco minutos, que después continúa; con nombre, si el juego tiene varias: --guide sailing.
    .plain = Escribir líneas en lugar de dibujar una pantalla.
    .pace = Cuánto se ve en la pantalla la jugada de un bot antes de la siguiente: unhurried (pausado), brisk (ágil, si no se dice nada) o at-once (inmediato).
    .programs = Con --resume: iniciar los programas que nombra la bitácora.
    .seconds = Cuánto puede tardar cada respuesta de un programa; si no, 5 segundos.
    .cores = Con dos, dos núcleos piensan cada decisión de un bot.

help-serve = Abrir el puerto en el navegador.
    .more =
        Inicia el servidor en este equipo y dice su dirección. Las mesas se guardan en una base de datos; al parar el servidor no se pierde nada.

        {"  "}spielhafen serve --open
        {"  "}spielhafen serve --port 9000
        {"  "}spielhafen serve --address https://puerto.example --proxy 127.0.0.1
    .host = La dirección en la que se escucha. Si no se dice nada, solo este equipo llega al servidor.
    .port = El puerto de red; el siguiente libre, si está ocupado y no se pidió ninguno.
    .database = El archivo o la URL de la base de datos; si no, un archivo de tu cuenta de usuario.
    .open = Abrir también el navegador.
    .address = Dónde se encuentra el puerto desde fuera, como https://puerto.example; para los enlaces y cuando hay un proxy delante. Si empieza por https://, el puerto solo reconoce a los navegadores por https.
    .proxy = La dirección de un proxy que está delante del puerto, o una red como 10.0.0.0/8; se puede repetir. Solo a ellos se les cree cuando dicen de dónde viene alguien (X-Forwarded-For) y si es por https (X-Forwarded-Proto); si no, todos los que vienen por un proxy cuentan como uno.
    .webhook = Una dirección que recibe un mensaje (JSON, por POST) en cuanto le toca a alguien que está mirando otra cosa.
    .push = Avisar a los jugadores también en sus dispositivos, aunque no haya ninguna página abierta (web push). Los servicios push quieren saber a quién dirigirse: una dirección de correo, o una dirección que empiece por https://. Necesita el extra «push» y https, o este equipo.
    .push-service = Un servicio push propio; las direcciones que empiezan así pueden estar en la red propia.
    .workers = Cuántos procesos se reparten el trabajo; necesitan una base de datos PostgreSQL.
    .cores = Cuántos núcleos pueden pensar a la vez por los bots; uno, si no se piden más. Las páginas van primero. Si espera alguien más, otro proceso los reparte con los demás.
    .memory = Cuántos megabytes por proceso para mesas que se tienen a mano; 256, si no se dice nada. Lo que no cabe se lee de la base de datos cuando alguien lo pide.
    .parts = Partes del servidor que se abren, separadas por comas: ratings (la fuerza de los jugadores que estén de acuerdo y de los bots), tournaments (de jugadores y bots), lobby (donde encontrar con quién jugar), letters (un canal y un calendario privados de los turnos propios), passphrases (frases de paso para continuar en otro dispositivo), metrics (cifras para Prometheus en /metrics y para ti en /status). Ninguna, si no se dice nada. docs/host.md cuenta más.
    .log = Cómo se escribe el registro en stderr: text, o json, un objeto por línea para programas que recogen registros.
    .access-log = Registrar también cada petición: método, ruta, estado y duración, pero ni quién pide ni para qué mesa.
    .smtp = El servidor de correo para los avisos por correo, como smtp://user@mail.example:587?from=games@example.org, o smtps://…; necesita --parts letters y --address. La contraseña está en la variable SPIELHAFEN_SMTP_PASSWORD.
    .backup-dir = Una carpeta para copias de la base de datos, que se hacen mientras el puerto está abierto. Solo SQLite; para PostgreSQL usa pg_dump.
    .backup-every = Cada cuánto se hace una copia: 30m, 6h, 1d; cada seis horas, si no se dice nada.
    .backup-keep = Cuántas copias se guardan; 14, si no se dice nada. Las más antiguas se van.

help-site = Escribir todos los juegos como un sitio web de archivos, sin servidor.
    .more =
        Los juegos, los bots y el propio Python funcionan en el navegador de los visitantes, que guarda también sus mesas. Pon la carpeta en cualquier espacio web; docs/host.md dice más.

        {"  "}spielhafen site public
        {"  "}python3 -m http.server --directory public
    .folder = La carpeta; tiene que estar vacía, no existir o contener un sitio anterior.

help-admin = Cuidar de un puerto: check, export, import, backup, restore, anonymise, delete, reports.
    .more =
        Antes de import, restore, anonymise y delete hay que cerrar el puerto. Un archivo exportado contiene todos los secretos de sus partidas.

        {"  "}spielhafen admin check
        {"  "}spielhafen admin export amber-gull-7 --out gull.jsonl
        {"  "}spielhafen admin export all --out puerto.jsonl
        {"  "}spielhafen admin import puerto.jsonl
        {"  "}spielhafen admin backup puerto-hoy.sqlite
        {"  "}spielhafen admin restore puerto-hoy.sqlite
        {"  "}spielhafen admin anonymise amber-gull-7 --yes
        {"  "}spielhafen admin delete amber-gull-7 --yes
    .what = check reproduce cada mesa; export e import sacan y meten mesas como texto; backup copia el archivo entero, también mientras se usa; restore vuelve a poner una de esas copias y aparta lo que había; anonymise quita de una mesa los nombres, el chat y las notas; delete la olvida; reports muestra los mensajes denunciados («reports clear» olvida las denuncias).
    .things = Los nombres de las mesas (export: o «all»); para import, backup y restore, un archivo.
    .database = El archivo o la URL de la base de datos; si no, la de tu cuenta de usuario.
    .out = El archivo para export; si no, va a stdout.
    .yes = Hacer de verdad lo que no se puede deshacer.

help-games = Enumerar los juegos o decir más sobre uno.
    .more =
        {"  "}spielhafen games
        {"  "}spielhafen games santa_timea
    .game = Hablar de este juego: para cuántos es y qué reglas de la casa tiene.

help-examples = Jugar los ejemplos de un reglamento y comprobar lo que afirman.
    .more =
        Un ejemplo de un reglamento es una posición, algunas jugadas y lo que tiene que haber después en la mesa. Sin archivo se juegan los ejemplos de los reglamentos del juego.

        {"  "}spielhafen examples santa_timea
        {"  "}spielhafen examples santa_timea mis-ejemplos.md
    .game = El juego.
    .file = Un archivo con ejemplos entre líneas con ```example y ```.

help-perft = Contar todos los desarrollos que puede tomar un juego hasta una profundidad.
    .more =
        El número de hojas que hay bajo una posición, una huella de las reglas: cuenta cada decisión y cada resultado del azar; de barajar y repartir se toman dos.

        {"  "}spielhafen perft santa_timea --depth 3 --divide
        {"  "}spielhafen perft santa_timea --check
    .game = El juego.
    .depth = Cuántas jugadas de profundidad.
    .seats = Cuántos juegan; si no, el número más bajo para el que es el juego.
    .option = Una regla de la casa, como professional=yes, o preset=ours para todo lo que jugamos de otro modo que lo impreso; se puede repetir.
    .position = Contar desde la posición de este archivo en lugar de desde el principio.
    .divide = Mostrar el número que hay bajo cada primera jugada.
    .check = Volver a contar lo que dice el perft.txt del juego, y comparar.
    .write = Escribir de nuevo el perft.txt en la carpeta del juego.

help-puzzle = Resolver un acertijo: una posición en la que una jugada es claramente la mejor.
    .more =
        Sin más, el acertijo del día. Escribe una jugada, «pista» o «solución»; una respuesta equivocada se deshace.

        {"  "}spielhafen puzzle
        {"  "}spielhafen puzzle columbus
    .game = El juego; si no, el del día.
    .name = Un acertijo de este juego, como lo nombra «spielhafen puzzles».

help-puzzles = Mostrar los acertijos de un juego o buscar otros nuevos.
    .more =
        Un acertijo es una posición de una partida entre bots en la que una jugada es claramente la mejor. La búsqueda juega partidas, compara todas las jugadas dos veces con distinta suerte y deja probar a bots más débiles. Después de cada partida escribe el archivo puzzles/puzzles.json en la carpeta del juego, y la próxima vez sigue desde ahí; con otra semilla o reglas cambiadas empieza desde el principio.

        {"  "}spielhafen puzzles columbus
        {"  "}spielhafen puzzles columbus --mine 15
    .game = El juego.
    .mine = Buscar hasta que haya tantos acertijos.
    .seed = El número del que sale toda la suerte de la búsqueda; si no, el del archivo.

help-explain = Explicar lo que declara un juego: los campos de su estado.
    .more =
        Cada campo con su tipo, los valores posibles, quién lo ve y qué significa. De ahí sale todo lo demás de un estado: sus métodos, sus archivos, su comprobación.

        {"  "}spielhafen explain santa_timea state
        {"  "}spielhafen explain treasure_map state --seats 2 --source
        {"  "}spielhafen explain columbus state --json
    .game = El juego.
    .topic = Qué explicar: state.
    .seats = Cuántos juegan; si no, tantos como sea posible.
    .option = Una regla de la casa, como professional=yes, o preset=ours para todo lo que jugamos de otro modo que lo impreso; se puede repetir.
    .source = Mostrar el código generado de los métodos del estado.
    .json = Mostrar el esquema JSON de los archivos de posición.

help-check = Comprobar un juego propio: lo que falta, lo más importante primero.
    .more =
        Lo carga, juega las partidas del contrato, ejecuta los ejemplos del reglamento, busca textos y dibujos que falten, hace jugar entre sí a los niveles de los bots y repite partidas grabadas. Cada hallazgo dice cómo sería lo correcto y dónde cuenta más docs/game-reference.md. ✗ hay que arreglarlo, · es un consejo. El código de salida es 1 si hay algo que arreglar.

        {"  "}spielhafen --games storm_bay check storm_bay
        {"  "}spielhafen --games storm_bay check storm_bay --quick
    .game = El juego.
    .quick = Jugar partidas más cortas y comparar solo los dos niveles más sencillos.

help-record = Hacer que los bots jueguen una partida y escribir su bitácora.
    .more =
        {"  "}spielhafen record santa_timea --seats 4 --out partida.log
        {"  "}spielhafen record santa_timea --seat greedy --seat sailor --seed 7
    .game = El juego.
    .seat = El nivel de un bot, una vez por asiento; o «run:» y un programa propio (docs/protocol.md).
    .seats = Cuántos bots que juegan al azar, en lugar de --seat.
    .option = Una regla de la casa, como professional=yes, o preset=ours para todo lo que jugamos de otro modo que lo impreso; se puede repetir.
    .seed = Un número que fija el azar y los bots.
    .seconds = Cuánto puede tardar cada respuesta de un programa; si no, 5 segundos.
    .out = El archivo que se escribe; si no, la bitácora va a stdout.
    .force = Sobrescribir el archivo si existe.
    .golden = Añadir la huella de la posición final, por la que la reconocen las pruebas.

help-replay = Ver una partida en su bitácora.
    .more =
        Cada jugada se comprueba otra vez. Muestra la mesa al final o en cualquier otro momento, como pueden verla todos o como la ve un asiento.

        {"  "}spielhafen replay partida.log
        {"  "}spielhafen replay partida.log --ply 40 --seat 1
        {"  "}spielhafen replay partida.log --steps
        {"  "}spielhafen replay partida.log --ply 40 --picture mesa.svg
    .file = La bitácora; «-» la lee de stdin.
    .ply = Mostrar la mesa después de tantas jugadas.
    .seat = Mostrar lo que ve este asiento, contando desde 1.
    .steps = Contar el desarrollo de la partida, frase a frase.
    .check = Comprobar solo si la bitácora es correcta.
    .position = Escribir toda la posición de ese momento como JSON, en este archivo, «-» para stdout. Contiene todos los secretos.
    .picture = Dibujar la mesa de ese momento como imagen SVG, en este archivo, «-» para stdout.

help-review = Encontrar las jugadas que decidieron una partida terminada.
    .more =
        Recorre las decisiones de un asiento, con lo que se podía saber entonces, y dice como máximo cinco en las que otra jugada habría sido mejor sin duda: cuál, cuánto más a menudo gana y por qué. Puede tardar un minuto.

        {"  "}spielhafen review partida.log
        {"  "}spielhafen review partida.log --seat 2
    .file = La bitácora; «-» la lee de stdin.
    .seat = Las decisiones de quién, contando desde 1; si no, las del primer asiento.
    .seed = Un número que fija qué mesas se prueban.

help-verify = Recalcular todos los dados y cartas de una partida terminada.
    .more =
        La bitácora de una partida terminada contiene la clave de su azar y lo que añadieron los capitanes. Cada extracción se recalcula; se nombra la primera que difiere. La promesa con la que termina es la que hay que comparar con la que se te mostró durante la partida.

        {"  "}spielhafen verify partida.log
    .file = La bitácora; «-» la lee de stdin.

help-simulate = Hacer que los bots jueguen muchas partidas y contar cómo terminan.
    .more =
        {"  "}spielhafen simulate santa_timea --seats 4 --number 10000
        {"  "}spielhafen simulate santa_timea --seat captain --seat greedy --seat greedy --number 200
        {"  "}spielhafen simulate santa_timea --duel greedy --duel sailor --seats 3 --number 50
    .game = El juego.
    .seat = El nivel de un bot, una vez por asiento; o «run:» y un programa propio (docs/protocol.md).
    .seats = Cuántos bots que juegan al azar, en lugar de --seat.
    .duel = En su lugar: este nivel contra cada uno de los otros que se nombran, en parejas de partidas con los asientos cambiados.
    .option = Una regla de la casa, como professional=yes, o preset=ours para todo lo que jugamos de otro modo que lo impreso; se puede repetir.
    .number = Cuántas partidas, o repartos por duelo.
    .seed = Un número que lo fija todo; el mismo número da el mismo resultado en cualquier equipo.
    .seconds = Cuánto puede tardar cada respuesta de un programa; si no, 5 segundos.
    .workers = Cuántos procesos; si no, uno por núcleo.
    .json = Escribir el resultado también en este archivo.

help-study = Jugar las partidas de un estudio que aún faltan.
    .more =
        Un estudio es un archivo TOML: cuántas partidas y en qué condiciones; las partidas del mismo número tienen en todas el
        mismo azar. Cada partida se guarda en cuanto termina. La misma orden sigue donde se detuvo, incluso tras un corte de luz.

        {"  "}spielhafen study plan.toml --keep run
        {"  "}spielhafen study plan.toml --keep run-3 --shard 3/16
        {"  "}spielhafen study --merge run-1 --merge run-2 --keep whole
    .plan = El plan del estudio.
    .keep = La carpeta de sus partidas.
    .shard = Jugar solo esta parte: 3/16 es la tercera de dieciséis, por ejemplo en otro equipo.
    .merge = En su lugar: pasar las partidas de esta carpeta a la de --keep; se puede repetir.
    .workers = Cuántos procesos; si no, uno por núcleo.
    .cluster = Jugar en un clúster: «dask» o «ray» para uno en este equipo, o con su dirección, por ejemplo dask:tcp://host:8786 o ray:host:6379.

help-solve = Resolver exactamente, dos veces, una posición pequeña de un juego y ver qué pierden en ella los bots.
    .more =
        La posición está al final de una partida de dos y tiene todas las reglas. El valor es el del primer capitán: 1 es una
        victoria, −1 una derrota. Con --level, los bots la juegan contra la solución.

        {"  "}spielhafen solve columbus
        {"  "}spielhafen solve santa_timea --level sailor --level captain --number 100
    .game = El juego.
    .level = Medir qué pierden los bots de este nivel; se puede repetir.
    .number = Cuántas partidas juega cada nivel; 40 si no se indica.
    .seed = Un número que lo fija todo.
    .json = Mostrar el resultado en JSON.

help-dataset = Crear un conjunto de datos de partidas entre niveles, o comprobar uno.
    .more =
        En cada partida un nivel tiene el primer puesto y la regla práctica todos los demás, para cada juego y número de jugadores.
        Cada partida se guarda al terminar; la misma orden sigue donde se detuvo. Completo, el conjunto tiene una ficha que lo
        describe.

        {"  "}spielhafen dataset games --number 1000
        {"  "}spielhafen dataset games-3 --number 1000 --shard 3/16
        {"  "}spielhafen dataset games --check
    .folder = La carpeta del conjunto de datos.
    .number = Cuántas partidas por juego, número de jugadores y nivel; 1000 si no se indica.
    .only = Solo este juego; se puede repetir.
    .level = Solo este nivel; se puede repetir.
    .seed = Un número que lo fija todo.
    .shard = Jugar solo esta parte: 3/16 es la tercera de dieciséis. «spielhafen study --merge» une las partes.
    .workers = Cuántos procesos; por defecto uno por núcleo.
    .check = En su lugar: volver a jugar cada partida y comparar el final.

help-report = Escribir lo que ha hallado un estudio como página con gráficos.
    .more =
        {"  "}spielhafen report run --html report.html
    .folder = La carpeta del estudio.
    .html = La página que se escribe; las cifras quedan al lado en CSV.

help-balance = Averiguar qué puesto gana cuántas veces, cuánto duran las partidas y qué no se usa nunca.
    .more =
        {"  "}spielhafen balance columbus --seats 3 --html columbus.html
    .game = El juego.
    .html = La página que se escribe; las cifras quedan al lado en CSV.
    .seats = Cuántos juegan; si no, los menos posibles.
    .level = El nivel de todos los bots; si no, greedy.
    .option = Una regla de la casa, como professional=yes; se puede repetir.
    .precise = Acabar cuando cada parte de victorias se conozca con esta precisión (la mitad de su intervalo del 95 %).
    .number = Cuántas partidas como mucho.
    .seed = Un número que lo fija todo; el mismo número da el mismo resultado en cualquier equipo.
    .workers = Cuántos procesos; si no, uno por núcleo.
    .keep = Guardar las partidas en esta carpeta, para que la misma orden siga donde se detuvo.

help-compare = Comparar un juego con dos versiones de las reglas de la casa.
    .more =
        {"  "}spielhafen compare santa_timea --against professional=yes --html professional.html
        {"  "}spielhafen compare columbus --against five-dice.toml --html five-dice.html
    .game = El juego.
    .html = La página que se escribe; las cifras quedan al lado en CSV.
    .against = La regla de la casa que cambia en la segunda versión; se puede repetir.
    .seats = Cuántos juegan; si no, los menos posibles.
    .level = El nivel de todos los bots; si no, greedy.
    .option = Una regla de la casa, como professional=yes; se puede repetir.
    .number = Cuántas partidas.
    .seed = Un número que lo fija todo; el mismo número da el mismo resultado en cualquier equipo.
    .workers = Cuántos procesos; si no, uno por núcleo.
    .keep = Guardar las partidas en esta carpeta, para que la misma orden siga donde se detuvo.

help-sweep = Comparar un juego con varios valores de una regla de la casa.
    .more =
        {"  "}spielhafen sweep santa_timea --vary professional=no,yes --html sweep.html
    .game = El juego.
    .html = La página que se escribe; las cifras quedan al lado en CSV.
    .vary = La regla de la casa y sus valores, por ejemplo professional=no,yes.
    .seats = Cuántos juegan; si no, los menos posibles.
    .level = El nivel de todos los bots; si no, greedy.
    .option = Una regla de la casa, como professional=yes; se puede repetir.
    .number = Cuántas partidas.
    .seed = Un número que lo fija todo; el mismo número da el mismo resultado en cualquier equipo.
    .workers = Cuántos procesos; si no, uno por núcleo.
    .keep = Guardar las partidas en esta carpeta, para que la misma orden siga donde se detuvo.

help-arena = Hacer jugar a los niveles entre sí, todos contra todos, hasta que se sepa lo buenos que son.
    .more =
        Cada duelo se juega con los asientos cambiados y la misma suerte; quien es 400 Elo más fuerte gana diez de once partidas.

        {"  "}spielhafen arena santa_timea --seats 3
        {"  "}spielhafen arena columbus --level greedy --level sailor --level "run:python mi_bot.py"

        Con --keep se mide toda la escalera de los niveles, para un juego o todos y cualquier número de jugadores. Cada
        reparto está en el archivo; la misma orden sigue donde se paró.

        {"  "}spielhafen arena --keep research/ladder.jsonl --page research/ladder.md --minutes 60
    .game = El juego; con --keep puede faltar: todos los juegos.
    .keep = Medir la escalera y guardar cada reparto en este archivo.
    .page = Escribir la escalera de todos los juegos en esta página, entre sus dos marcas; también si se interrumpe con Ctrl-C.
    .minutes = No empezar nada más después de tantos minutos; 0 solo muestra lo que se sabe.
    .level = Un nivel; se puede repetir; o «run:» y un programa propio (docs/protocol.md). Si no, los cinco que se sientan a la mesa con personas.
    .seats = Cuántos juegan.
    .option = Una regla de la casa, como professional=yes, o preset=ours para todo lo que jugamos de otro modo que lo impreso; se puede repetir.
    .precise = Un duelo termina cuando su proporción de victorias se conoce con esta precisión (95 %).
    .number = Cuántos repartos como máximo por duelo.
    .seed = Un número que lo fija todo; el mismo número da el mismo resultado en cualquier equipo.
    .seconds = Cuánto puede tardar cada respuesta de un programa; si no, 5 segundos.
    .workers = Cuántos procesos; si no, uno por núcleo.
    .json = Escribir el resultado también en este archivo.

help-tournament = Hacer que los bots jueguen un torneo: todos contra todos, sistema suizo o eliminatoria.
    .more =
        La tabla ordena por puntos: en cada partida, la parte de los rivales vencidos. Los asientos se reparten por igual. Con --duplicate todas las mesas de una ronda tienen el mismo azar, cada una lo juega rotando los asientos, y los puntos son la parte de los que lo hicieron peor con el mismo reparto en el mismo asiento: así se anula la suerte.

        {"  "}spielhafen tournament columbus --level boy --level sailor --level helmsman --kind round-robin
        {"  "}spielhafen tournament santa_timea --level sailor --level sailor --level boy --level "run:python my_bot.py" --duplicate
    .game = El juego.
    .level = Un bot que participa, los más fuertes primero; se puede repetir, también con el mismo nivel; o «run:» y un programa propio (docs/protocol.md). Si no, todos los niveles.
    .kind = round-robin: cada grupo se encuentra una vez; swiss (si no se dice nada): se encuentran los iguales; knock-out: quien gana una mesa sigue.
    .seats = Cuántos se sientan a una mesa.
    .rounds = Cuántas rondas tiene un torneo suizo; 5 si no se dice nada.
    .duplicate = El mismo azar en todas las mesas, cada asiento para todos.
    .option = Una regla de la casa, como professional=yes, o preset=ours para todo lo que jugamos de otro modo que lo impreso; se puede repetir.
    .seed = Un número que lo fija todo; el mismo número da el mismo resultado en cualquier equipo.
    .seconds = Cuánto puede tardar cada respuesta de un programa; si no, 5 segundos.
    .workers = Cuántos procesos; si no, uno por núcleo.
    .json = Escribir también las partidas y la tabla en este archivo.

help-tune = Aprender, de partidas según la regla práctica, cuánto valen las características de un juego.
    .more =
        Un factor de 1 significa que una característica pesa lo que debe pesar según el resultado de las partidas. Lo que se
        sigue de eso lo decide quien conoce el bot.py del juego; lo que un juego lee de un archivo lo puede escribir --write.

        {"  "}spielhafen tune caribbean_conquest --number 1000
    .game = El juego.
    .seats = Cuántos juegan.
    .option = Una regla de la casa, como professional=yes, o preset=ours para todo lo que jugamos de otro modo que lo impreso; se puede repetir.
    .number = Cuántas partidas.
    .seed = Un número que lo fija todo; el mismo número da el mismo resultado en cualquier equipo.
    .workers = Cuántos procesos; si no, uno por núcleo.
    .write = Escribir los factores en este archivo, con su procedencia.

help-bench = Medir lo deprisa que va un juego aquí.
    .more =
        {"  "}spielhafen bench santa_timea
    .game = El juego.
    .option = Una regla de la casa, como professional=yes, o preset=ours para todo lo que jugamos de otro modo que lo impreso; se puede repetir.
    .seconds = Cuánto tiempo para cada cifra.
    .json = Escribir las cifras también en este archivo.

help-conformance = Averiguar si un programa cumple el protocolo de los bots.
    .more =
        Juega con él y dice lo que cumple. En docs/protocol.md está lo que tiene que hacer un programa.

        {"  "}spielhafen conformance "python examples/bots/by_lot.py"
    .command = La línea de órdenes que inicia el programa.
    .game = Solo este juego; se puede repetir. Si no, todos.
    .seconds = Cuánto puede tardar una respuesta.

help-new = Crear un juego nuevo: uno pequeño que se puede jugar enseguida.
    .more =
        Escribe un paquete con reglas, reglamento, dibujos, textos en todos los idiomas, un bot y pruebas, listo para transformarlo. docs/new-game.md lleva de la mano.

        {"  "}spielhafen new storm_bay
        {"  "}spielhafen new night_watch --kind cards
        {"  "}spielhafen --games storm_bay play storm_bay
    .name = El nombre del juego: minúsculas, cifras y _, con una letra delante.
    .kind = race: un tablero, un dado y ningún secreto; cards: bazas con cartas ocultas en la mano; duel: dos barcos y dos dados, de los que se puede volver a tirar el más bajo; tiles: losetas con costa y agua, que se colocan donde encajan.
    .folder = Dónde se crea la carpeta del juego; si no, aquí.

cli-bug = Ha pasado algo que no debía pasar: { $what }. Avísanos, por favor; SPIELHAFEN_DEBUG=1 muestra dónde.
cli-needs-value = { $option } necesita un valor detrás.
cli-unknown-language = Aquí nadie habla «{ $language }». Se conocen: { $known }.
cli-unknown-command = No hay ninguna orden «{ $given }». Hay: { $known }. Véase: spielhafen --help
cli-unknown-option = «{ $given }» no significa nada aquí. Véase: { $command } --help
cli-too-much = «{ $given }» es más de lo que se esperaba. Véase: { $command } --help
cli-missing = Falta { $name }. Véase: { $command } --help
cli-bad-value = «{ $given }» no sirve para { $name }. Véase: { $command } --help
cli-asked-wrongly = { $why } Véase: { $command } --help
cli-which-game = ¿Qué juego? El más fácil primero:
    { $known }
cli-option-form = «{ $given }» no es una regla de la casa; escribe nombre=valor.
cli-out-of-range = { $name } tiene que estar entre { $least } y { $most }, no ser { $given }.
cli-one-or-other = Indica { $one } o { $other }, no las dos cosas.
cli-bad-duration = { $option }: «{ $given }» no es una duración como 30m, 6h o 1d.
cli-only-with = { $one } solo va junto con { $other }.

cli-file-missing = { $file } no existe. ¿Son correctos el nombre y la carpeta?
cli-file-forbidden = No tienes permiso para leer o escribir { $file }.
cli-file-is-folder = { $file } es una carpeta; se esperaba un archivo.
cli-file-exists = { $file } ya existe; elige otro nombre.
cli-file-no-text = { $file } no es un archivo de texto (UTF-8).
cli-file-too-long = { $file } es demasiado largo para una bitácora o una posición.
cli-file-trouble = No se puede leer o escribir { $file }: { $why }.
cli-in-file = { $file }: { $why }

cli-unknown-level = No hay ningún bot «{ $level }». Hay: { $known }.
cli-tournament-round = Ronda { $round }
cli-tournament-rank = Puesto
cli-tournament-bot = Bot
cli-tournament-score = Puntos
cli-tournament-opponents = Rivales
cli-tournament-wins = Victorias
cli-tournament-games = Partidas
cli-tournament-cross = Uno contra otro: partidas por delante, de cuántas
cli-unknown-kind = No hay ningún tipo de torneo «{ $kind }»; hay: { $known }
cli-unknown-pace = No hay ningún ritmo «{ $pace }». Hay: { $known }.
cli-same-name = Dos se llaman { $name }; pon otro nombre a uno de ellos.
cli-level-alone = «{ $level }» es un bot; escribe --seat "bot:{ $level }", u otro nombre para una persona.
cli-bad-seat = «{ $given }» no se puede sentar ahí: { $why }
cli-resume-alone = Una bitácora conoce el juego, los asientos y las reglas de la casa; no los indiques con --resume.
cli-programs = En { $file } juega un programa: { $command }. Una bitácora puede venir de cualquiera; con --programs se le permite iniciarlo.
cli-bot-names = Petrel Alcatraz Fulmar Págalo Charrán
cli-recording = Jugando
cli-verify-right = { $draws ->
    [one] La única extracción es
   *[other] Las { $draws } extracciones son
} como las contiene la clave; { $seats ->
    [0] nadie ha añadido nada
    [one] un capitán ha añadido algo
   *[other] { $seats } capitanes han añadido algo
}. La promesa: { $commitment }
cli-verify-wrong = La jugada { $ply } no es lo que contiene la clave: está escrito { $written }, salió { $held }.
cli-verify-broken-promise = La clave de esta bitácora no es la que se prometió antes de la primera extracción.
cli-logbook-right = La bitácora es correcta: { $plies ->
    [one] una jugada
   *[other] { $plies } jugadas
}, y la partida ha terminado.
cli-logbook-right-so-far = La bitácora es correcta: { $plies ->
    [one] una jugada
   *[other] { $plies } jugadas
}, y la partida aún no ha terminado.

cli-games-name = Nombre
cli-games-title = Título
cli-games-seats = Jugadores
cli-games-minutes = Minutos
cli-games-complexity = Dificultad
cli-game-complexity = { $complexity ->
    [light] ligera
    [deep] exigente
   *[medium] media
}
cli-game-first = { $complexity }, bueno para empezar
cli-game-aim = El objetivo: { $aim }
cli-game-facts = Para { $span ->
    [0] { $least ->
        [one] un jugador
       *[other] { $least } jugadores
    }
   *[other] { $least } a { $most } jugadores
}, unos { $minutes } minutos; dificultad: { $complexity ->
    [light] ligera
    [deep] exigente
   *[medium] media
}. Versión de las reglas { $version }.
cli-game-modes = Qué juego (--option nombre=valor):
cli-game-presets = Como está impreso o, con --option preset=ours, como jugamos aquí. Lo que cambia entonces:
cli-game-options = Reglas de la casa (--option nombre=valor):
cli-game-others = Más reglas de la casa (--option nombre=valor):
cli-game-numbers = Lo que puede cambiar una variante (--option nombre=valor, o --option archivo.toml con todos):
cli-game-ours = como está impreso { $printed }; como jugamos aquí { $ours }
cli-game-default = si no, { $value }
cli-game-printed = impreso: { $value }, en { $paragraph }

cli-examples-done = { $all ->
    [one] Un ejemplo, { $held ->
        [0] y no se cumple.
       *[other] y se cumple.
    }
   *[other] { $all } ejemplos, { $held ->
        [0] de los que no se cumple ninguno.
        [one] de los que se cumple uno.
       *[other] de los que se cumplen { $held }.
    }
}
cli-examples-apart = { $book }, { $law }: «{ $title }» no tiene equivalente: los títulos entre líneas con ```examples y ``` valen por los ejemplos del otro reglamento, párrafo a párrafo, en el mismo orden.
cli-examples-none = { $file } no contiene ejemplos: están entre líneas con ```example y ```.

cli-site-client = Copiando la página web…
cli-site-answers = Escribiendo juegos, textos y reglamentos…
cli-site-python = Empaquetando Python, juegos y bots…
cli-site-done = El sitio está en { $folder } ({ $megabytes } MB, menos comprimido). Para verlo: python3 -m http.server --directory { $folder }
cli-site-no-parts = Falta Python para navegadores. ./play site CARPETA lo trae, en una copia del proyecto.
cli-site-not-ours = { $folder } no está vacía ni es un sitio nuestro anterior, y se queda como está.
cli-new-bad-name = «{ $name }» no puede ser el nombre de un juego: minúsculas, cifras y _, con una letra delante, y ninguna palabra de Python.
cli-new-kind = No hay ninguna clase «{ $given }». Se puede elegir: { $known }.
cli-new-taken = «{ $name }» está ocupado: ya hay un juego o un paquete de Python con ese nombre. Elige otro.
cli-new-done =
    El juego está en { $folder }. Para probarlo:
    {"  "}spielhafen --games { $folder } play { $name }
    {"  "}spielhafen --games { $folder } examples { $name }
    {"  "}spielhafen --games { $folder } check { $name }
    {"  "}python -m pytest { $folder }
    { $folder }/README.md dice qué hay en cada lugar; docs/new-game.md lleva de la mano.
cli-perft-right = { $rows ->
    [one] El único número es como era.
   *[other] Los { $rows } números son como eran.
}
cli-perft-written = { $file } está escrito: { $rows ->
    [one] un número
   *[other] { $rows } números
}.
cli-perft-no-file = { $file } no existe; --write lo crea.
cli-perft-wrong = Los números difieren: { $why }
cli-mining = Buscando acertijos
cli-puzzles-found = { $found ->
        [one] Un acertijo
       *[other] { $found } acertijos
    } de { $games ->
        [one] una partida
       *[other] { $games } partidas
    }: { $file }
cli-puzzles-few = Son menos de { $wanted }, porque algunos no superaron la última comprobación. La misma orden sigue buscando.
cli-puzzles-none = Para { $game } aún no hay acertijos. Busca algunos con: spielhafen puzzles … --mine 10
cli-puzzles-name = Acertijo
cli-puzzles-difficulty = Dificultad
cli-puzzles-missed = los bots no lo ven
cli-counting = Contando
cli-perft-lines = { $lines ->
    [one] Un desarrollo
   *[other] { $lines } desarrollos
} de { $depth ->
    [one] una jugada
   *[other] { $depth } jugadas
}
cli-check-loads = Archivos y declaraciones
cli-check-rules = Reglas, según el contrato
cli-check-examples = Ejemplos del reglamento
cli-check-texts = Textos en todos los idiomas
cli-check-art = Dibujos y signos
cli-check-bot = Bots
cli-check-records = Partidas grabadas y recuentos
cli-check-no-file = Falta { $file }; todo juego tiene este archivo.
cli-check-not-loaded = { $part } no se puede cargar: { $why }
cli-check-no-start = Una partida con { $seats } asientos no puede empezar: { $why }. start(seats, options) tiene que funcionar con cualquier número de asientos de la cabecera del juego.
cli-check-law = { $law }: { $why }. Debería ser así: { $right }
cli-check-never = No ha aparecido en ninguna de las partidas ({ $kind }): { $names }. Quita lo que no puede ocurrir, o pon en tests/positions una posición en la que pueda.
cli-check-no-examples = El reglamento no tiene ejemplos. Uno por párrafo demuestra que las reglas y el reglamento coinciden.
cli-check-one-language = { $name } falta en { $file }, pero el otro idioma lo tiene. Añádelo, o quítalo de allí.
cli-check-text = { $why }. Todo texto está en todos los idiomas, con los mismos argumentos.
cli-check-no-policy = bot.py no tiene policy: los bots juegan a ciegas. policy(g, moves, random) da deprisa una jugada razonable.
cli-check-no-worth = bot.py no tiene worth: los bots que buscan tienen que jugar cada partida hasta el final. worth(g) estima cada asiento de 0 a 1.
cli-check-no-duel = Los bots del nivel { $level } no pueden terminar sus partidas: { $why }. policy y worth tienen que arreglárselas con cualquier estado, y policy también con cualquier selección de sus jugadas.
cli-check-unordered = Los niveles no están ordenados: { $stronger } tuvo el { $share } % de las victorias contra { $weaker } en { $games } partidas. Debería ser mucho más de la mitad; { $stronger ->
    [greedy] policy debería elegir mejor que el azar
   *[other] worth debería distinguir las posiciones buenas de las malas
}.
cli-check-barely-ordered = { $stronger } tuvo el { $share } % de las victorias contra { $weaker } en { $games } partidas; eso aún no demuestra que este nivel sea más fuerte. Un worth mejor distinguiría las posiciones buenas de las malas; spielhafen arena mide con más partidas.
cli-check-golden = { $file } ya no transcurre como se grabó: { $why }. Si las reglas han cambiado, sube version en la cabecera del juego y graba la partida de nuevo.
cli-check-no-golden = En tests/golden no hay ninguna partida grabada. Debería haber una por cada clase de final: spielhafen record { $game } --golden
cli-check-no-perft = Falta tests/perft.txt. Esto escribe el archivo: spielhafen perft { $game } --write
cli-check-perft = Los números de tests/perft.txt difieren: { $why }. Si las reglas han cambiado, esto los escribe de nuevo: spielhafen perft { $game } --write
cli-check-stopped = El resto se comprueba cuando el juego se pueda cargar.
cli-check-done = { $wrong ->
    [0] No hay nada que arreglar.
    [one] Hay una cosa que arreglar.
   *[other] Hay { $wrong } cosas que arreglar; empieza por la primera.
}
cli-explain-topic = «{ $given }» no se puede explicar. Se puede: { $known }.
cli-explain-state = El estado «{ $state }» para { $seats ->
    [1] un asiento
   *[other] { $seats } asientos
} tiene { $fields ->
    [1] un campo
   *[other] { $fields } campos
}:
cli-explain-field = Campo
cli-explain-type = Tipo
cli-explain-values = Valores
cli-explain-secrecy = visible para
cli-explain-comment = Comentario
cli-simulating = Jugando
cli-study-plan-or-merge = Un estudio necesita un plan o carpetas que reunir (--merge).
cli-no-plots = No está instalado lo que dibuja los gráficos; viene con el extra «report»: pip install "spielhafen[report]"
cli-study-empty = { $folder } aún no tiene partidas.
cli-report-done = Escritos: { $page } y { $table }.
cli-solving = Resolviendo
cli-dataset-checking = Comprobando
cli-dataset-checked = { $games ->
    [one] Se ha vuelto a jugar una partida; termina como está escrito.
   *[other] Se han vuelto a jugar { $games } partidas; terminan como está escrito.
}
cli-study-kept = { $kept ->
    [one] Una partida está guardada
   *[other] { $kept } partidas están guardadas
} de { $wanted }, en { $folder }.
cli-measuring = Midiendo
cli-one-duellist = Para un duelo hacen falta dos niveles distintos: indica { $option } dos veces.
cli-no-game-for = Ningún juego de aquí es para { $seats ->
    [1] un capitán
   *[other] { $seats } capitanes
}.
cli-nothing-to-learn = De { $game } no se puede aprender nada así: hacen falta características en su bot.py, dos jugadores y algunas partidas que terminen.
cli-no-marks = En { $file } no hay sitio para la escalera: pon { $marks } donde deba estar.
cli-checking = Jugando ejemplos

# Programas que juegan

cli-seed = semilla { $seed }
cli-conformance-game = Juego
cli-conformance-what = Comprobado
cli-conformance-verdict = Veredicto
cli-conformance-detail = En detalle
cli-conformance-good = bien
cli-conformance-bad = NO se cumple
cli-conformance-other = distinto (puede serlo)
conformance-greets = responde al saludo, también a uno con campos desconocidos
conformance-plays = hace jugadas ofrecidas, a tiempo
conformance-repeats = a la misma pregunta, la misma respuesta
conformance-leaves = termina con la despedida

# Cuidar de un puerto

cli-admin-reports = { $messages ->
    [0] No hay ningún mensaje denunciado.
    [one] Hay un mensaje denunciado.
   *[other] Hay { $messages } mensajes denunciados.
}
cli-admin-reports-cleared = { $reports ->
    [one] Se ha olvidado una denuncia.
   *[other] Se han olvidado { $reports } denuncias.
}
cli-admin-checking = Mirando las mesas
cli-admin-checked = { $tables ->
    [one] Se ha mirado una mesa;
   *[other] Se han mirado { $tables } mesas;
} { $broken ->
    [0] todo está bien.
    [one] una cosa no está como debe.
   *[other] { $broken } cosas no están como deben.
}
cli-admin-which = ¿Qué mesas? Indica sus nombres.
cli-admin-which-file = ¿Qué archivo?
cli-admin-exported = { $tables ->
    [one] Una mesa está en { $file }.
   *[other] { $tables } mesas están en { $file }.
}
cli-admin-imported = { $tables ->
    [0] No se ha incorporado nada.
    [one] Se ha incorporado una mesa.
   *[other] Se han incorporado { $tables } mesas.
}
cli-admin-known = { $table } ya existe; se queda como está.
cli-admin-copied = Todo está ahora también en { $file }.
cli-admin-restored = El puerto está como estaba cuando se hizo la copia: { $file }
cli-admin-aside = Lo que había antes está en { $file }.
cli-admin-no-file = Así solo se puede recuperar un puerto en un archivo; usa las herramientas de la base de datos.
cli-admin-sure = { $tables ->
    [one] Esto no se puede deshacer: con --yes se le hace a esta mesa.
   *[other] Esto no se puede deshacer: con --yes se les hace a { $tables } mesas.
}
cli-admin-deleted = { $tables ->
    [one] Una mesa está olvidada.
   *[other] { $tables } mesas están olvidadas.
}
cli-admin-anonymised = { $tables ->
    [one] Una mesa ya no conoce el nombre de nadie.
   *[other] { $tables } mesas ya no conocen el nombre de nadie.
}
