# Santa Timea.

game-title = Santa Timea
game-line = Fünf Runden in drehendem Wind: Die schwächste Karte nimmt den Schaden.
game-aim = Meiste Punkte am Ende: wenig Schaden nehmen.
game-kind = Karten

option-professional = Profispiel
    .hint = Mit Vorhersage, einem Topf für Winde, die keiner nimmt, Punkten für Paare und einem Preis für Karten.
option-first = Erstes Ausspiel
    .hint = Wer den allerersten Stich eröffnet.
option-first-0 = durch Los
option-first-1 = Kapitän 1
option-first-2 = Kapitän 2
option-first-3 = Kapitän 3
option-first-4 = Kapitän 4
option-first-5 = Kapitän 5

chart-name = Mar de Santa Timea
direction = { $direction ->
    [N] Nord
    [E] Ost
    [S] Süd
   *[W] West
}
direction-sign = { $direction ->
    [E] O
   *[other] { $direction }
}
card = { $direction ->
    [N] Nord
    [E] Ost
    [S] Süd
   *[W] West
} { $number }
wind-card = { $direction ->
    [N] Nord
    [E] Ost
    [S] Süd
   *[W] West
} { $damage }
bride = Piratenbraut
unknown-card = eine verdeckte Karte

zone-wind = Wind
zone-winds = Reihe der Winde
zone-hand = Deine Hand
zone-forecast = Vorhersage
    .note = Diese Winde kommen in dieser Runde nicht.
zone-last = Letzter Stich
zone-pot = Topf
    .note = Geht mit dem nächsten Wind, den jemand nimmt.
pile-of-winds = Windstapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
this-trick = jetzt
next-trick = nächster
then-trick = übernächster
wind-blows = Der Wind ist { $wind }
relation-with = mit dem Wind: voller Wert
relation-across = quer: die Hälfte
relation-against = gegen den Wind: nichts
legend-highest = spielt dann aus
legend-lowest = nimmt den Wind

played = { $seat } spielte { $card }, wert { $worth }
fact-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
fact-cards = { $count ->
    [one] Karte auf der Hand
   *[other] Karten auf der Hand
}
fact-damage = { $count ->
   *[other] Schaden in dieser Runde
}
note-set = Satz { $direction }: kein Schaden
note-sets = { $sets } Sätze: kein Schaden

phase-round = Runde { $round } von { $of }
phase-trick = Stich { $trick } von { $of }
phase-deal = Es wird ausgeteilt
phase-reckoning = Abrechnung

prompt-lead = { $direction ->
    [N] Wind Nord: Spiel eine Karte aus.
    [E] Wind Ost: Spiel eine Karte aus.
    [S] Wind Süd: Spiel eine Karte aus.
   *[W] Wind West: Spiel eine Karte aus.
}
prompt-follow = { $direction ->
    [N] Wind Nord: Spiel eine Karte.
    [E] Wind Ost: Spiel eine Karte.
    [S] Wind Süd: Spiel eine Karte.
   *[W] Wind West: Spiel eine Karte.
}
prompt-wait = { $seat } ist am Zug.
prompt-declare = { $direction }: Wähle, ob du den Satz beiseitelegst oder die Paare behältst.
prompt-wait-declare = { $seat } wählt zwischen Satz und Paaren.
prompt-next-wind = Der nächste Wind wird aufgedeckt …
prompt-forecast = Die Vorhersage wird aufgedeckt …
prompt-deal-hands = Die Karten werden ausgeteilt …
prompt-lot = Es wird gelost …
prompt-over = { $winners ->
    [one] { $seat } ist am besten durch den Sturm gekommen.
   *[other] Gleich viele Punkte und gleich viele gewonnene Runden: Der Sieg wird geteilt.
}
result = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $wins ->
    [0] keine Runde gewonnen
    [one] eine Runde gewonnen
   *[other] { $wins } Runden gewonnen
}{ $decided ->
    [0] {""}
   *[other] {" "}(bei gleich vielen Punkten entscheiden die gewonnenen Runden)
}
hint-leads = { $seat } spielt als Nächstes aus.
hint-taken = { $seat } nahm { $wind }.
hint-nobody = Niemand nahm { $wind }.
hint-stake = { $pot ->
    [0] Die niedrigste Karte nimmt { $wind }
   *[other] Die niedrigste Karte nimmt { $wind } und den Topf
}: { $damage } Schaden.
hint-stake-lowest = { $stake } Bisher die niedrigste: { $seat }, { $worth }.
hint-stake-cancelled = { $stake } Bisher stechen sich alle aus.
hint-stake-bride = { $seat } hat eine Piratenbraut ausgespielt und nimmt { $wind }, was auch immer die anderen spielen.
hint-set = { $stake } Damit wäre dein Satz { $direction } (1, 2 und 3) voll: Alle drei kosten dann nichts.
hint-card = { $reckoning } { $standing }

reckoning-with = { $card } segelt mit dem Wind: wert { $worth }.
reckoning-across = { $card } liegt quer zum Wind: die Hälfte von { $number }, wert { $worth }.
reckoning-against = { $card } steht gegen den Wind: wert 0; unter solchen Karten zählt die { $number }.
reckoning-bride = Die Braut wird zu der Karte, die unmittelbar vor ihr liegt.
reckoning-bride-led = Die Braut hat niemanden, dem sie folgen könnte.
reckoning-bride-nothing = Die Braut vor ihr ist nichts wert, also sie auch nicht.
reckoning-bride-copies = Die Braut wird zu { $card }, wert { $worth }.

standing-lowest = Bisher am niedrigsten.
standing-lowest-last = Am niedrigsten: Du würdest { $wind } nehmen.
standing-highest = Bisher am höchsten.
standing-highest-last = { $leads ->
    [0] Am höchsten: Du wärst vor { $wind } sicher.
   *[other] Am höchsten: Du wärst vor { $wind } sicher und würdest als Nächstes ausspielen.
}
standing-both = Bisher die einzige Karte: am niedrigsten und am höchsten.
standing-both-last = { $leads ->
    [0] Sonst zählt niemand: Du würdest { $wind } nehmen.
   *[other] Sonst zählt niemand: Du würdest { $wind } nehmen und als Nächstes ausspielen.
}
standing-between = Bisher zwischen den anderen.
standing-between-last = Zwischen den anderen: Du wärst vor { $wind } sicher, und jemand anders spielt als Nächstes aus.
standing-below = Bisher unter der höchsten.
standing-below-last = Unter der höchsten: Du wärst vor { $wind } sicher, und jemand anders spielt als Nächstes aus.
standing-cancelled = So hoch wie die Karte von { $rival }, sie stechen sich aus: Du bist vor { $wind } sicher und spielst nicht als Nächstes aus.
standing-bride = Aus dem Stich, zusammen mit der Karte, zu der sie wird: Du bist vor { $wind } sicher und spielst nicht als Nächstes aus.
standing-bride-leads = Du nimmst { $wind }, was auch immer die anderen spielen.
standing-bride-nothing = Aus dem Stich: Du bist vor { $wind } sicher und spielst nicht als Nächstes aus.
standing-set = { $standing } Damit ist dein Satz { $direction } voll: Alle drei kosten nichts.

offer-lay-aside = Satz beiseitelegen
    .hint = Dann { $damage } Schaden, { $cards ->
        [one] eine gezählte Karte
       *[other] { $cards } gezählte Karten
    }, { $bonus ->
        [one] 1 Sonderpunkt
       *[other] { $bonus } Sonderpunkte
    } aus dieser Richtung.
offer-keep = Paare behalten
    .hint = Dann { $damage } Schaden, { $cards ->
        [one] eine gezählte Karte
       *[other] { $cards } gezählte Karten
    }, { $bonus ->
        [one] 1 Sonderpunkt
       *[other] { $bonus } Sonderpunkte
    } aus dieser Richtung.

refused-not-in-hand = Diese Karte hast du nicht: Spiel eine von deiner Hand.
refused-bride-leads = Eine Braut darfst du nur ausspielen, wenn du sonst nichts hast: { $others ->
    [one] Spiel erst deine andere Karte aus.
   *[other] Spiel erst eine deiner { $others } anderen Karten aus.
}
refused-other-direction = Zuerst ist eine andere Richtung dran: Entscheide über diese.

event-round = Runde { $number }
event-turn-up = { $pile ->
    [forecast] { $wind } kommt in dieser Runde nicht.
   *[row] { $wind } wird aufgedeckt.
}
event-deal = Alle bekommen zwölf Karten.
event-deal-hands-veiled = Alle bekommen zwölf Karten.
event-begin = { $seat } spielt zum ersten Stich aus: So fiel das Los.
event-leads = { $seat } spielt in dieser Runde zuerst aus.
event-trick = Stich { $number } · Wind { $wind }
event-play = { $seat } { $place ->
    [lead] spielt { $card } aus
   *[follow] spielt { $card }
} ({ $worth })
event-take = { $seat } nimmt { $wind }{ $pot ->
    [0] {""}
    [one] {" "}und eine Karte aus dem Topf
   *[other] {" "}und { $pot } Karten aus dem Topf
}{ $completes ->
    [yes], damit ist der Satz { $direction } voll
   *[no] {""}
}{ $equal ->
    [0] {""}
   *[other]: { $cards } stechen sich aus
}{ $zeros ->
    [alone]: Unter Karten mit Wert 0 ist die kleinere Zahl die niedrigere
    [beside]; unter Karten mit Wert 0 ist die kleinere Zahl die niedrigere
   *[none] {""}
}.
equal-cards = { $first } und { $last }
equal-cards-more = { $first }, { $rest }
event-gone = Alle stechen sich aus: Niemand nimmt { $wind }.
event-pot = Alle stechen sich aus: { $wind } kommt in den Topf.
event-leads-again = Niemand ist am höchsten: { $seat } spielt wieder aus.
event-pot-discarded = Die Karten im Topf werden abgeworfen.
event-highest = { $seat } hat die höchste Karte gespielt und spielt als Nächstes aus.
event-reckoning = Abrechnung der Runde { $number }
event-lay-aside = { $seat } wählt den Satz { $direction }.
event-keep = { $seat } wählt die Paare { $direction }.
event-declare-veiled = { $seat } hat gewählt.
event-lays-set-aside = { $seat } legt den Satz { $direction } beiseite.
event-keeps-pairs = { $seat } behält { $direction } für Paare.
event-scores = { $seat }: { $damage } Schaden, { $count ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
}.
event-wins = { $seat } gewinnt.

sheet-round = Abrechnung der Runde { $round }
sheet-scores = Die Runden bisher
sheet-damage = Schaden
sheet-place = Platzpunkte
sheet-pairs = Paare
sheet-cards = Karten
sheet-gain = Punkte
sheet-number = { $round }
sheet-wins = Rundensiege
sheet-total = Summe
term-set = Der Satz { $direction } liegt beiseite und zählt nicht.
term-place = { $damage } Schaden, { $place }. Platz: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
term-shared = { $damage } Schaden, { $first }. bis { $last }. Platz geteilt: ({ $sum }) / { $equal }{ $exact ->
    [0] , aufgerundet { $points }
   *[other] {" "}= { $points }
}.
term-pairs = Paare: { $points ->
    [one] 1 Sonderpunkt
   *[other] { $points } Sonderpunkte
}.
term-cards = { $cards ->
    [one] Eine gezählte Windkarte
   *[other] { $cards } gezählte Windkarten
}: { $points ->
    [0] kein Punkt weniger
    [one] 1 Punkt weniger
   *[other] { $points } Punkte weniger
}.

# Zahlen, die Varianten ändern dürfen

option-rounds_number = Zahl der Runden
    .hint = Wie viele Runden ein Spiel dauert.
option-tricks_number = Stiche in einer Runde
    .hint = Wie viele Stiche eine Runde hat und damit, wie viele Karten jeder Kapitän bekommt.
option-brides_number = Piratenbräute
    .hint = Wie viele Piratenbräute unter den Steuerkarten sind.
option-threes_number = Windkarten mit 3 Punkten
    .hint = Wie viele Windkarten mit 3 Schadenspunkten jede Richtung hat.

# Was man will, und wozu alles da ist.

aim-card-1 = Nimm so wenig Schaden wie möglich: Jede Runde gibt Punkte nach Plätzen, und nach der letzten gewinnen die meisten Punkte.
    .art = anchor
aim-card-2 = In jedem Stich spielen alle eine Karte, und zwar jeweils eine beliebige; die höchste spielt als Nächste aus.
    .art = arrow
aim-card-3 = Karten mit dem Wind zählen voll, quer dazu halb, gegen ihn nichts.
    .art = gust
aim-card-4 = Zu jedem Stich gehört eine Windkarte: Wer die niedrigste Karte gespielt hat, muss sie nehmen, und ihre Zahl ist der Schaden. 1, 2 und 3 einer Richtung sind ein Satz und kosten nichts.
    .art = damage
aim-card-5 = Gleich hohe Karten stechen sich aus, nur bei Wert 0 entscheidet die Zahl; eine Piratenbraut sticht die Karte vor ihr aus.
    .art = i-sheet

use-zone-rose = Die Nadel zeigt den Wind: Karten seiner Richtung zählen voll, quer dazu halb, die der Gegenrichtung nichts.
    .paragraph = §6
use-zone-winds = Du siehst drei Winde voraus: Der mit „jetzt“ weht in diesem Stich, die anderen folgen.
    .paragraph = §3
use-zone-hand = Spiel in jedem Stich eine dieser Karten; du musst keine Richtung bedienen.
    .paragraph = §5
use-zone-last = Diese Karten wurden im vorigen Stich gespielt.
    .paragraph = §9
use-zone-forecast = Diese Winde kommen in dieser Runde nicht; so weißt du mehr über die anderen.
    .paragraph = §14
use-zone-pot = Wer die nächste Windkarte nimmt, nimmt auch diese.
    .paragraph = §15
use-zone-reckoning = Was die Runde allen gebracht hat: Der geringste Schaden bekommt die meisten Punkte.
    .paragraph = §12
use-zone-scores = Die Punkte aller Runden bisher; wer nach der fünften die meisten hat, gewinnt.
    .paragraph = §13
use-card-arrow = Die kleine Rose zeigt, was sie bei jedem Wind wert ist, das dunkle Schild unten, was sie jetzt wert ist.
    .paragraph = §6
use-card-p-bride = Sie wird zu der Karte, die direkt vor ihr gespielt wurde; damit sind beide aus dem Stich.
    .paragraph = §7
use-card-gust = Wer die niedrigste Karte spielt, nimmt sie; ihre Zahl ist der Schaden. 1, 2 und 3 einer Richtung zusammen kosten nichts.
    .paragraph = §9
use-card-winds-pile = Von hier wird nach jedem Stich ein neuer Wind aufgedeckt, bis jeder Stich seinen hat.
    .paragraph = §3
use-fact-anchor = Die Punkte der Runden bisher: Wer nach der letzten Runde die meisten hat, gewinnt.
    .paragraph = §13
use-fact-card = Die Karten, die { $whose ->
    [yours] du noch hast
   *[other] sie noch haben
}, eine für jeden Stich, der noch kommt.
    .paragraph = §2
use-fact-damage = Der Schaden dieser Runde; je weniger es am Ende ist, desto mehr Punkte gibt es.
    .paragraph = §11

# Was das Labor zählt.

figure-all-cancelled = Stiche, in denen sich alle ausstachen
figure-bride-led = Stiche, die mit einer Braut begannen
figure-takes-and-leads = Stiche, nach denen auch ausspielte, wer den Wind genommen hatte
figure-last-cancelled = Runden, in deren letztem Stich sich alle ausstachen

# Warum ein Bot so spielt.

feature-unit = { $count ->
    [one] Schadenspunkt
   *[other] Schadenspunkte
}
feature-damage = weniger Schaden
    .less = mehr Schaden
    .plain = { $gain ->
        [0] Das erspart wohl etwas Schaden
        [one] Das erspart wohl etwa einen Schadenspunkt
       *[other] Das erspart wohl etwa { $gain } Schadenspunkte
    }
feature-cards = bessere Restkarten
    .less = schlechtere Restkarten
    .plain = So bleiben bessere Karten auf der Hand
feature-lead = nicht ausspielen müssen
    .less = ausspielen müssen
    .plain = So muss man nicht ausspielen
feature-rivals = mehr Schaden für den besten Rivalen
    .less = weniger Schaden für den besten Rivalen
    .plain = So bekommt der stärkste Rivale wohl mehr Schaden
feature-points = besserer Punktestand
    .less = schlechterer Punktestand
    .plain = Damit steht es nach Punkten besser

# Die Felder einer Stellung, wie sie beim Bearbeiten heißen

field-round = Runde
field-trick = Stich
field-leader = Spielt aus
field-first = Spielte zuerst aus
field-bag = Winde im Beutel
field-row = Reihe der Winde
field-forecast = Winde, die nicht wehen werden
field-pot = Topf
field-hands = Handkarten
field-cards = Karten dieses Stichs
field-keys = Wert der gespielten Karten
field-last = Voriger Stich
field-played = Karten fertiger Stiche
field-taken = Genommene Winde
field-declared = Behaltene Richtungen
field-points = Punkte
field-wins = Gewonnene Runden
field-sheet = Wertungsblatt
