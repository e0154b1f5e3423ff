# Was im Terminal gesagt wird.

terminal-command-help = ? hilfe help
terminal-command-what = was what
terminal-command-rules = regeln rules
terminal-command-advice = tipp rat hinweis
terminal-command-why = warum why
terminal-command-more = mehr more
terminal-command-review = rückblick review
terminal-command-undo = zurück undo
terminal-command-draw = remis frieden
terminal-command-bot = bot
terminal-command-self = selbst self
terminal-command-guide = anleitung guide
terminal-command-log = logbuch log
terminal-command-history = verlauf history
terminal-command-hand = hand
terminal-command-table = tisch table
terminal-command-save = sichern save
terminal-command-quit = ende quit exit

terminal-help =
    Tippe die Nummer eines Zuges, seinen Text oder dessen Anfang.
    Mehrere Züge auf einmal trennt ein Komma; ein Schiff nennt man einmal: w3 forward, port, f.
    {"  "}? N           was Zug N wert ist und bewirkt
    {"  "}was DING      wozu ein Ding oder Feld da ist, etwa was e5; ? allein: das Ziel des Spiels
    {"  "}hand          deine Karten, jede mit ihrer Rechnung
    {"  "}tisch         der ganze Tisch: was wo steht, und alle Abrechnungen bisher
    {"  "}regeln [§]    die Regeln: dieser Paragraph oder der zur jetzigen Entscheidung
    {"  "}tipp          was ein Admiral täte, und warum
    {"  "}warum [N]     warum ein Bot Zug N gemacht hat; ohne N: den letzten eines Bots
    {"  "}mehr          die Zahlen dahinter und andere Züge
    {"  "}rückblick     nach dem Ende: die Züge, auf die es ankam
    {"  "}zurück        deinen letzten Zug zurücknehmen
    {"  "}bot [STUFE]   einen Bot für dich spielen lassen: Schiffsjunge, Matrose,
    {"                "}Steuermann, Kapitän, Admiral; sonst wie den stärksten, der da ist
    {"  "}selbst        deinen Platz zurücknehmen und selbst weiterspielen
    {"  "}remis         die Partie unentschieden beenden, wenn ihr alle wollt
    {"  "}logbuch       alles, was geschehen ist
    {"  "}verlauf N     der Tisch nach Zug N
    {"  "}sichern DATEI das Logbuch in eine Datei schreiben
    {"  "}ende          aufhören; das Logbuch bleibt erhalten
    {"  "}anleitung     ohne die Anleitung der ersten Partie weiterspielen
    Heißt ein Zug wie ein Befehl, so setze / vor den Befehl.
terminal-welcome = Willkommen an Bord: { $game }.
terminal-welcome-help = Tippe eine Nummer oder einen Zug; ? zeigt Hilfe.
terminal-try-help = ? zeigt Hilfe.
terminal-no-number = Einen Zug { $number } gibt es nicht; die Züge tragen die Nummern 1 bis { $most }.
terminal-curtain = { $name }, du bist dran. Lass niemanden sonst hinsehen, dann drücke Enter.
terminal-undone = Zurückgenommen.
terminal-lent = { $level } spielt für { $name }.
terminal-lent-ask = Enter lässt ihn ziehen, „selbst“ nimmt den Platz zurück.
terminal-lent-only = Für diesen Platz spielt ein Bot. Enter lässt ihn ziehen, „selbst“ nimmt den Platz zurück, ? hilft.
terminal-lent-key = { $level } spielt für { $name } (b nimmt den Platz zurück)
terminal-back = { $name } spielt wieder selbst.
terminal-back-choice = { $name } spielt wieder selbst
terminal-bot-choice = { $name }: { $level }
terminal-bot-which = Welcher Bot? Sag bot und eine Stufe: { $known }.
terminal-self-which = Wessen Platz? Sag selbst und einen von: { $names }.
terminal-aim = Ziel: { $aim }
terminal-title-what = Was ist das?
terminal-what-which = Was willst du wissen? Sag was und einen Ort oder ein Ding, etwa: { $known }.
terminal-what-unknown = Hier gibt es nichts namens „{ $written }“. Frag nach einem Ort oder einem Ding, etwa: { $known }.
terminal-what-move = Jetzt: { $move }
terminal-what-moves = Jetzt: Du kannst es auf { $count } Arten nutzen.
terminal-past = Der Tisch nach Zug { $ply } von { $last }:
terminal-history = Welcher Zug? Sag verlauf und eine Zahl von 0 bis { $last }.
terminal-no-paragraph = { $law } steht nicht im Regelheft. Es hat: { $known }.
terminal-no-rulebook = Dieses Spiel hat kein Regelheft in dieser Sprache.
terminal-why-none = Seit ihr hier sitzt, hat noch kein Bot gezogen.
terminal-why-which = Welcher Zug? Sag nur warum, oder warum und eine Zahl von 1 bis { $last }.
terminal-more-key = (m: mehr)
terminal-more-hint = „mehr“ zeigt Zahlen und andere Züge.
terminal-more-none = Mehr ist nicht zu sagen: Frag erst nach einem Tipp.
terminal-look-back = Die Partie ist zu Ende. Jetzt lässt sich fragen, warum die Bots so gespielt haben (warum N), und „rückblick“ nennt die Züge, auf die es ankam; auch logbuch, verlauf N, tisch und ? antworten noch. Enter beendet.
terminal-only-looking = Die Partie ist zu Ende; zu spielen gibt es nichts mehr. ? zeigt Hilfe, Enter beendet.
terminal-save-where = Wohin? Sag sichern und den Namen einer Datei.
terminal-saved = Das Logbuch liegt in { $file }.
terminal-not-kept = Das Logbuch ließ sich nicht nach { $file } schreiben: { $why }.
terminal-won = { $names } gewinnt.
terminal-won-together = { $names } gewinnen gemeinsam.
terminal-won-nobody = Die Partie ist zu Ende, und niemand hat gewonnen.
terminal-unfinished = Die Partie blieb unvollendet: Sie hat zu lange gedauert.
terminal-drawn = Unentschieden: Alle waren einverstanden.
terminal-place = { $place }. { $name }: { $result }
terminal-no-place = { $name }: { $result }
terminal-lead = { $changes ->
    [0] { $name } lag von Anfang bis Ende vorn.
    [one] Die Führung wechselte einmal; am längsten lag { $name } vorn.
   *[other] Die Führung wechselte { $changes }-mal; am längsten lag { $name } vorn.
}
terminal-lead-hint = Die Gewinnchancen nach jedem Zug, nach der Faustregel der Bots, die alles sieht
terminal-draw-ask = Seid ihr alle mit Unentschieden einverstanden? Die Partie wäre hier zu Ende. Tippt ja: 
terminal-draw-yes = ja j
terminal-certain = Bist du sicher? Dann tippe ja:
terminal-certain-key = Bist du sicher? Dann spiele es noch einmal.
terminal-draw-key = Seid ihr alle mit Unentschieden einverstanden? Dann noch einmal d.
terminal-kept = Das Logbuch liegt in { $file }.
terminal-go-on = Weiter geht es mit: spielhafen { $games }play --resume { $file }

terminal-keys = Pfeile, Enter  u zurück  , . früher  l Log  r Regeln  s Stand  i Tipp  h Hilfe
terminal-keys-past = , . zurück, vor  < zum Anfang  w warum  l Log  r Regeln  Esc jetzt  h Hilfe
terminal-foot = Esc: zurück an den Tisch
terminal-foot-rules = Pfeile: anderer Paragraph · Esc: zurück an den Tisch
terminal-foot-end = Esc: den Tisch ansehen · dann q: gehen
terminal-title-log = Logbuch
terminal-title-sheets = Abrechnungen
terminal-title-advice = Tipp
terminal-title-why = Warum?
terminal-title-bot = Wer spielt für diesen Platz?
terminal-foot-bot = Enter: wählen · Esc: zurück an den Tisch
terminal-title-help = Tasten
terminal-no-sheets = Noch gibt es keine Abrechnung.
terminal-not-this = Das kannst du jetzt nicht wählen.
terminal-not-your-turn = Du bist nicht dran.
terminal-command-line = Ein Zug oder sein Anfang; Esc verlässt die Zeile
terminal-help-keys =
    Pfeile, Tab oder die Nummer wählen eine Karte oder einen Zug;
    Enter spielt. Darunter steht, was er wert ist und bewirkt. Auf der
    Seekarte zeigt [ ], was man wählen kann, und « », was gewählt ist.
    Von Karten ist + die höchste, − die niedrigste, × ausgestochen.
    Ein Schiff steuert man mit den Pfeilen: aufwärts voraus, links und
    rechts drehen, abwärts halten. In einer Flotte muss ! noch ziehen,
    ■ ist ein Treffer.

    {"  "}Enter      spielen
    {"  "}u          den letzten Zug zurücknehmen
    {"  "}, und .    einen Zug zurück, einen vor; < zum Anfang; Esc wieder jetzt
    {"  "}l          das Logbuch; ▎ steht vor dem, was nach deinem Zug kam
    {"  "}r          die Regeln, beim Paragraphen der jetzigen Entscheidung
    {"  "}s          die Abrechnungen bisher, Posten für Posten
    {"  "}i          Tipp: was ein Admiral täte, und warum
    {"  "}w          warum ein Bot so zog, zuletzt oder im gezeigten Zug
    {"  "}m          die Zahlen hinter einem Tipp, und andere Züge
    {"  "}v          nach dem Ende: die Züge, auf die es ankam
    {"  "}d          Unentschieden, wenn ihr alle wollt
    {"  "}b          ein Bot spielt für dich, oder wieder du selbst
    {"  "}n          ohne die Anleitung der ersten Partie weiterspielen
    {"  "}:          einen Zug tippen, wie er im Logbuch steht
    {"  "}:was e5     wozu da ist, was dort steht, oder ein Ding mit Namen
    {"  "}g          die nächste Sprache
    {"  "}q          gehen; das Logbuch bleibt, und die Partie kann weitergehen
terminal-flag-highest = höchste
terminal-flag-lowest = niedrigste
terminal-flag-cancelled = ausgestochen
terminal-foot-sheet = Enter: weiter

# Was unter den Figuren auf einer Karte liegt
terminal-ground-land = Land
terminal-tiles = └ ─ ┼ gestrichelte Linien übers Wasser; wo ein Feld keine hat, ▒ Land
terminal-meter = { $what }: noch { $left } von { $of }
terminal-not-now = Jetzt nicht: { $cards }
terminal-standing = Was wo steht
terminal-no-cards = Du hast keine Karten.
terminal-sign-due = ! muss noch ziehen
terminal-sign-hit = ■ ein Treffer
terminal-number-field = eine Zahl neben einem Feld: was der Weg dorthin kostet
terminal-number-figure = eine Zahl neben einer Figur: wie viele
terminal-about = { $what }: { $told }
terminal-torus = die Karte geht über ihren Rand hinaus weiter: Was sie verlässt, kommt gegenüber wieder herein
terminal-heading = { $title }:
terminal-ground-calm = Flaute
terminal-ground-guns = unter Geschützen
terminal-ground-basin = Becken
