# Mitspieler finden: offene Tische und Spielwünsche

lobby-title = Mitspieler finden
lobby-what = Hier triffst du Leute in diesem Hafen, die spielen wollen: Frag in die Runde oder setz dich an einen offenen Tisch.
lobby-name = Dein Name
lobby-name-missing = Sag zuerst, wie du heißt.
lobby-wish = Wer spielt mit?
lobby-wish-hint = Wer sich dasselbe wünscht, setzt sich zu dir; bis dahin steht dein Tisch unten in der Liste. Gespielt wird wie gedruckt, ohne Uhren.
lobby-game = Spiel
lobby-players = Spieler
lobby-language = Sprache
lobby-minutes = Bots nehmen freie Plätze nach
lobby-minutes-of =
    { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }
lobby-level = Stufe der Bots
lobby-ask = In die Runde fragen
lobby-tables = Offene Tische
lobby-any-game = alle Spiele
lobby-any-number = beliebig viele
lobby-any-language = alle Sprachen
lobby-none = Gerade ist kein Tisch offen.
lobby-none-such = Kein offener Tisch passt zu deiner Auswahl.
lobby-count =
    { $number ->
        [one] Ein offener Tisch
       *[other] { $number } offene Tische
    }
lobby-of = { $name } wartet
lobby-of-someone = Ein Tisch mit freien Plätzen
lobby-taken = { $taken } von { $seats } Plätzen besetzt
lobby-pace-none = ohne Uhren
lobby-pace-live = mit Uhren, am Stück
lobby-pace-days =
    { $days ->
        [one] ein Tag für jeden Zug
       *[other] { $days } Tage für jeden Zug
    }
lobby-pace-slow = mit Uhren, über Tage
lobby-bots-in =
    { $minutes ->
        [one] Bots in einer Minute
       *[other] Bots in { $minutes } Minuten
    }
lobby-mine = deiner
lobby-join = Hinsetzen
lobby-join-at = Hinsetzen: { $game }, { $name }
lobby-to-table = Zum Tisch
lobby-unlist = Von der Liste nehmen
lobby-unlisted = Der Tisch steht nicht mehr auf der Liste.
lobby-block = { $name } sperren
lobby-block-ask = { $name } hier nie wieder treffen? Ihr seht dann eure Tische gegenseitig nicht mehr.
lobby-block-yes = Sperren
lobby-block-no = Abbrechen
lobby-blocked = { $name } ist gesperrt.
lobby-blocks = Gesperrte Personen
lobby-someone = diese Person
lobby-lift = Sperre aufheben: { $name }
lobby-lifted = { $name } ist nicht mehr gesperrt.
lobby-erase-ask = Alle deine Tische von der Liste nehmen und vergessen, wen du gesperrt hast?
lobby-erased = Alles ist gelöscht.
lobby-open = Auf die Liste setzen
lobby-open-hint = Setzt diesen Tisch auf die Liste, sodass alle in diesem Hafen mitspielen können.
lobby-is-open = Dieser Tisch steht auf der Liste: Alle dürfen sich dazusetzen.

# Absagen

lobby-no-seat = Nur ein Tisch mit einem freien Platz kommt auf die Liste, und nur, bevor das Spiel beginnt.
lobby-too-many-own =
    { $most ->
        [one] Du hast schon einen Tisch auf der Liste. Nimm ihn erst herunter.
       *[other] Du hast schon { $most } Tische auf der Liste. Nimm erst einen herunter.
    }
lobby-too-many-here = Aus deinem Netz stehen schon viele Tische auf der Liste. Warte bitte ein wenig.
lobby-full = Die Liste ist voll. Warte bitte ein wenig.
lobby-seated = Du sitzt schon an diesem Tisch.
lobby-gone = Dieser Tisch steht nicht mehr auf der Liste.
lobby-too-many-waiting = Du wartest schon an { $most } Tischen. Verlass erst einen.
lobby-too-many-blocks = Du hast schon { $most } Personen gesperrt. Heb erst eine Sperre auf.
lobby-cannot-block = Hier ist keine andere Person, die du sperren könntest.
lobby-no-block = Diese Sperre ist schon aufgehoben.
