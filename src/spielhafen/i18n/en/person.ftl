# A person’s passphrase, and all that is kept of them

passphrase-unknown = This passphrase opens nothing here. Check its words; perhaps it has been renewed or erased.
passphrase-browsers-only = Passphrases are for browsers. A program keeps its token itself.

# The settings

passphrase-title = Other devices
passphrase-about = There are no accounts here: this browser alone knows that you are you. Eight words take your name, your tables and all else of yours along to another device.
passphrase-create = Make a passphrase
passphrase-renew = Make a new passphrase
passphrase-erase = Erase the passphrase
passphrase-is = You have had a passphrase since { $date }. It is not shown again; a new one makes it void. Devices on which it was entered stay yours.
passphrase-created = The passphrase is ready.
passphrase-erased = The passphrase is erased. Devices on which it was entered stay yours.
passphrase-copy = Copy the words
passphrase-link = Link for the other device
passphrase-copied = The words are copied.
passphrase-marked = The words are marked: copy them with the keyboard.
passphrase-secret = Write the words down, or open the link on the other device. Anyone who knows them can play as you, so keep them to yourself. They are shown only now; if you lose them, make new ones.
passphrase-enter-title = Use a passphrase here
passphrase-enter-about = If you have made a passphrase on another device, enter it here.
passphrase-field = The eight words
passphrase-enter = Take over what belongs to it
passphrase-enter-ask = Take over what belongs to this passphrase? What this browser has so far then stays behind, unless it has a passphrase of its own.
passphrase-enter-yes = Take it over
passphrase-enter-no = Leave all as it is

own-data-title = All your data
own-data-about = All that this server keeps of you, in one file: tables, finished games, chat and notes, ratings, tournaments, lobby, news. Or erase it at once. Tables on the lists of others stay there, with your name and your moves.
own-data-ask = Erase all that this server keeps of you, for all your devices and for good? Your tables go, too, or leave your list if others play there.
own-data-erased = All that was kept of you is erased.
