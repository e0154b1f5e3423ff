# Lo que se dice en la terminal.

terminal-command-help = ? ayuda help
terminal-command-what = qué que what
terminal-command-rules = reglas rules
terminal-command-advice = consejo advice
terminal-command-why = porqué porque why
terminal-command-more = más mas more
terminal-command-review = repaso review
terminal-command-undo = deshacer undo
terminal-command-draw = tablas paz
terminal-command-bot = bot
terminal-command-self = yo self
terminal-command-guide = guía guia guide
terminal-command-log = bitácora bitacora log
terminal-command-history = historial history
terminal-command-hand = mano hand
terminal-command-table = mesa table
terminal-command-save = guardar save
terminal-command-quit = fin salir quit exit

terminal-help =
    Escribe el número de una jugada, su texto o el comienzo de este.
    Varias jugadas a la vez se separan con comas; un barco se nombra una vez: w3 forward, port, f.
    {"  "}? N           lo que vale y hace la jugada N
    {"  "}qué COSA      para qué sirve una cosa o una casilla, como qué e5; ? solo: el objetivo
    {"  "}mano          tus cartas, cada una con su cuenta
    {"  "}mesa          toda la mesa: qué hay en cada lugar y todos los recuentos
    {"  "}reglas [§]    las reglas: este párrafo, o el de la decisión de ahora
    {"  "}consejo       lo que haría un almirante, y por qué
    {"  "}porqué [N]    por qué un bot hizo la jugada N; sin N: la última de un bot
    {"  "}más           los números que hay detrás, y otras jugadas
    {"  "}repaso        al terminar: las jugadas decisivas
    {"  "}deshacer      deshacer tu última jugada
    {"  "}bot [NIVEL]   que un bot juegue por ti: grumete, marinero, timonel,
    {"                "}capitán, almirante; si no, como el más fuerte que haya
    {"  "}yo            recuperar tu asiento y seguir jugando tú
    {"  "}tablas        terminar la partida en tablas, si todos quieren
    {"  "}bitácora      todo lo que ha pasado
    {"  "}historial N   la mesa después de la jugada N
    {"  "}guardar ARCH  escribir la bitácora en un archivo
    {"  "}fin           dejarlo; la bitácora se conserva
    {"  "}guía          seguir la primera partida sin la guía
    Si una jugada se llama como una orden, pon / delante de la orden.
terminal-welcome = Te damos la bienvenida a bordo: { $game }.
terminal-welcome-help = Escribe un número o una jugada; ? muestra la ayuda.
terminal-try-help = ? muestra la ayuda.
terminal-no-number = No hay jugada { $number }; las jugadas van numeradas de 1 a { $most }.
terminal-curtain = { $name }, te toca. Que no mire nadie más; después pulsa Enter.
terminal-undone = Deshecho.
terminal-lent = { $level } juega por { $name }.
terminal-lent-ask = Enter le deja jugar, «yo» recupera el asiento.
terminal-lent-only = En este asiento juega un bot. Enter le deja jugar, «yo» recupera el asiento, ? ayuda.
terminal-lent-key = { $level } juega por { $name } (b recupera el asiento)
terminal-back = { $name } vuelve a jugar.
terminal-back-choice = { $name } vuelve a jugar
terminal-bot-choice = { $name }: { $level }
terminal-bot-which = ¿Qué bot? Di bot y un nivel: { $known }.
terminal-self-which = ¿El asiento de quién? Di yo y uno de: { $names }.
terminal-aim = Objetivo: { $aim }
terminal-title-what = ¿Qué es esto?
terminal-what-which = ¿Qué quieres saber? Di qué y un lugar o una cosa, por ejemplo: { $known }.
terminal-what-unknown = Aquí no hay nada que se llame «{ $written }». Pregunta por un lugar o una cosa, por ejemplo: { $known }.
terminal-what-move = Ahora: { $move }
terminal-what-moves = Ahora: puedes usarlo de { $count } maneras.
terminal-past = La mesa después de la jugada { $ply } de { $last }:
terminal-history = ¿Qué jugada? Di historial y un número de 0 a { $last }.
terminal-no-paragraph = El reglamento no tiene { $law }. Tiene: { $known }.
terminal-no-rulebook = Este juego no tiene reglamento en este idioma.
terminal-why-none = Desde que hay alguien sentado aquí, aún no ha jugado ningún bot.
terminal-why-which = ¿Qué jugada? Di solo porqué, o porqué y un número de 1 a { $last }.
terminal-more-key = (m: más)
terminal-more-hint = «más» muestra números y otras jugadas.
terminal-more-none = No hay más que decir: pide antes un consejo.
terminal-look-back = La partida ha terminado. Ahora puedes preguntar por qué jugaron así los bots (porqué N), y «repaso» dice las jugadas decisivas; también responden bitácora, historial N, mesa y ?. Enter termina.
terminal-only-looking = La partida ha terminado; ya no hay nada que jugar. ? muestra la ayuda, Enter termina.
terminal-save-where = ¿Dónde? Di guardar y el nombre de un archivo.
terminal-saved = La bitácora está en { $file }.
terminal-not-kept = No se ha podido escribir la bitácora en { $file }: { $why }.
terminal-won = Gana { $names }.
terminal-won-together = Ganan juntos { $names }.
terminal-won-nobody = La partida ha terminado, y no ha ganado nadie.
terminal-unfinished = La partida quedó sin terminar: duró demasiado.
terminal-drawn = Tablas de común acuerdo.
terminal-place = { $place }. { $name }: { $result }
terminal-no-place = { $name }: { $result }
terminal-lead = { $changes ->
    [0] { $name } fue por delante de principio a fin.
    [one] La ventaja cambió de manos una vez; { $name } fue por delante más tiempo.
   *[other] La ventaja cambió de manos { $changes } veces; { $name } fue por delante más tiempo.
}
terminal-lead-hint = Las opciones de ganar después de cada jugada, según la regla práctica de los bots, que lo ve todo
terminal-draw-ask = ¿Todos de acuerdo con las tablas? La partida terminaría aquí. Escribe sí: 
terminal-draw-yes = sí si s
terminal-certain = ¿Seguro? Entonces escribe sí:
terminal-certain-key = ¿Seguro? Entonces juégalo otra vez.
terminal-draw-key = ¿Todos de acuerdo con las tablas? Entonces d otra vez.
terminal-kept = La bitácora está en { $file }.
terminal-go-on = Para seguir: spielhafen { $games }play --resume { $file }

terminal-keys = flechas Enter  u atrás  , . antes  l log  r reglas  s hoja  i consejo  h ayuda
terminal-keys-past = , . atrás, más  < comienzo  w porqué  l log  r reglas  Esc ahora  h ayuda
terminal-foot = Esc: volver a la mesa
terminal-foot-rules = flechas: otro párrafo · Esc: volver a la mesa
terminal-foot-end = Esc: ver la mesa · después q: salir
terminal-title-log = Bitácora
terminal-title-sheets = Recuentos
terminal-title-advice = Consejo
terminal-title-why = ¿Por qué?
terminal-title-bot = ¿Quién juega en este asiento?
terminal-foot-bot = Enter: elegir · Esc: volver a la mesa
terminal-title-help = Teclas
terminal-no-sheets = Aún no hay ningún recuento.
terminal-not-this = Ahora no puedes elegir esto.
terminal-not-your-turn = No te toca.
terminal-command-line = Una jugada o su comienzo; Esc deja la línea
terminal-help-keys =
    Las flechas, el tabulador o el número eligen una carta o una jugada;
    Enter la juega. Debajo se lee lo que vale y hace. En el mapa, [ ]
    muestra lo que se puede elegir, y « » lo elegido. De las cartas, + es
    la más alta, − la más baja, × una anulada. Un barco se gobierna con
    las flechas: arriba avante, izquierda y derecha giran, abajo detiene.
    En una flota, ! aún tiene que mover, ■ es un impacto.

    {"  "}Enter      jugar
    {"  "}u          deshacer la última jugada
    {"  "}, y .      una jugada atrás, una adelante; < al principio; Esc ahora
    {"  "}l          la bitácora; ▎ marca lo que vino después de tu jugada
    {"  "}r          las reglas, por el párrafo de la decisión de ahora
    {"  "}s          los recuentos hasta ahora, concepto por concepto
    {"  "}i          consejo: lo que haría un almirante, y por qué
    {"  "}w          por qué jugó así un bot, la última vez o en lo mostrado
    {"  "}m          los números de un consejo, y otras jugadas
    {"  "}v          al terminar: las jugadas decisivas
    {"  "}d          tablas, si todos quieren
    {"  "}b          un bot juega por ti, o vuelves a jugar tú
    {"  "}n          seguir la primera partida sin la guía
    {"  "}:          escribir una jugada como está en la bitácora
    {"  "}:qué e5    para qué sirve lo que hay ahí, o una cosa por su nombre
    {"  "}g          el siguiente idioma
    {"  "}q          salir; la bitácora se conserva, y la partida puede seguir
terminal-flag-highest = la más alta
terminal-flag-lowest = la más baja
terminal-flag-cancelled = anulada
terminal-foot-sheet = Enter: seguir

# Lo que hay bajo las figuras de un mapa
terminal-ground-land = tierra
terminal-tiles = └ ─ ┼ líneas discontinuas sobre el agua; donde una casilla no las tiene, ▒ tierra
terminal-meter = { $what }: quedan { $left } de { $of }
terminal-not-now = Ahora no: { $cards }
terminal-standing = Qué hay en cada lugar
terminal-no-cards = No tienes cartas.
terminal-sign-due = ! aún tiene que mover
terminal-sign-hit = ■ un impacto
terminal-number-field = un número junto a una casilla: lo que cuesta llegar a ella
terminal-number-figure = un número junto a una figura: cuántas hay
terminal-about = { $what }: { $told }
terminal-torus = el mapa continúa más allá de su margen: lo que sale de él vuelve a entrar por el lado opuesto
terminal-heading = { $title }:
terminal-ground-calm = calma
terminal-ground-guns = bajo los cañones
terminal-ground-basin = dársena
