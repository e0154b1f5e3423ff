# News of one’s own tables: feed and calendar

letters-feed-title = Your turn at Spielhafen
letters-calendar-title = Clocks at Spielhafen
letters-turn = { $game }: your turn at { $table }
letters-deadline = { $game }: your time at { $table } runs out
letters-opponents = With { $names }.
letters-since = Since { $time } (UTC).
letters-time-until = Your time runs out on { $time } (UTC).
letters-no-feed = There is nothing at this address. Perhaps it has been renewed or switched off; in the settings of Spielhafen you can make a new one.

# The settings

letters-title = News
letters-about = A private feed and a calendar tell you, outside of this page, at which tables it is your turn and when your clocks run out.
letters-atom = Feed for a feed reader
letters-calendar = Calendar with deadlines
letters-copy = Copy: { $what }
letters-secret = Anyone who knows these addresses can read at which tables you play, so keep them to yourself. They are shown only now; if you lose them, make new ones.
letters-feed-is = You have had a feed and a calendar since { $date }. Their addresses are not shown again; “Make new addresses” replaces them.
letters-create = Make a feed and a calendar
letters-renew = Make new addresses
letters-feed-created = The feed and the calendar are ready.
letters-erase-ask = Switch off feed, calendar and mails, and erase what is kept for them?
letters-erased = Feed, calendar and mails are switched off, and nothing is kept.

# Mails

letters-bad-smtp = This is no usable mail server. It is written smtp://user@host:587?from=address or smtps://user@host:465?from=address; the password is not part of it, but in the variable { $variable }.
letters-smtp-alone = --smtp needs --parts letters and --address, too.
letters-bad-address = This is not a mail address to which mails can be sent: letters without accents, no blanks, as in ada@example.org.
letters-no-mail = This server sends no mails.
letters-no-token = This link is not valid any more. Ask for a new mail in the settings.
letters-consent-subject = Please confirm your mail address
letters-consent-body =
    This address was given at { $url }, probably by you, for news of games there.

    If you agree, open this link within a day and press “Confirm the mail address”:
    { $link }

    If it was not you, do nothing: no further mail will come.
letters-stop = To get no more mails, open this link and press “End all mails”: { $link }
letters-daily =
    { $count ->
        [one] Your turn at one table
       *[other] Your turn at { $count } tables
    }

# The settings of mails

letters-mail = Mails
letters-mail-about = You can also get a mail when it is your turn and this page is not in sight. Your address is confirmed first, and used for nothing else.
letters-address = Mail address
letters-when = When
letters-at-once = at once
letters-each-day = once a day at { $time }
letters-games = Games
letters-mail-ask = Ask for a mail to confirm
letters-mail-save = Save
letters-mail-erase = Erase the address
letters-mail-sent = If everything is right, a mail is on its way to { $address }. Open the link in it within a day, and confirm.
letters-mail-saved = Your choice is saved.
letters-mail-erased = The address is erased; no more mails will come.
letters-mail-is = Mails go to { $address }.
letters-mail-waits = { $address } is not confirmed yet. Open the link in the mail and confirm; otherwise no mails will come.
letters-confirm = Confirm the mail address
letters-confirmed = The mail address is confirmed.
letters-end-mails = End all mails
letters-stopped = No more mails will come; the address is erased.
