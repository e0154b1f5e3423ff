# The lobby: open tables, and wishes to play

lobby-title = Find players
lobby-what = Here you meet people at this harbour who want to play: ask around, or sit down at an open table.
lobby-name = Your name
lobby-name-missing = First say what you are called.
lobby-wish = Who wants to play?
lobby-wish-hint = Others who ask for the same sit down with you; until then your table is in the list below. You play as printed, without clocks.
lobby-game = Game
lobby-players = Players
lobby-language = Language
lobby-minutes = Bots take free seats after
lobby-minutes-of =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
lobby-level = Level of the bots
lobby-ask = Ask around
lobby-tables = Open tables
lobby-any-game = all games
lobby-any-number = any number
lobby-any-language = all languages
lobby-none = No table is open now.
lobby-none-such = No open table fits your choice.
lobby-count =
    { $number ->
        [one] One open table
       *[other] { $number } open tables
    }
lobby-of = { $name } is waiting
lobby-of-someone = A table with free seats
lobby-taken = { $taken } of { $seats } seats taken
lobby-pace-none = without clocks
lobby-pace-live = with clocks, in one sitting
lobby-pace-days =
    { $days ->
        [one] a day for each move
       *[other] { $days } days for each move
    }
lobby-pace-slow = with clocks, over days
lobby-bots-in =
    { $minutes ->
        [one] bots in a minute
       *[other] bots in { $minutes } minutes
    }
lobby-mine = yours
lobby-join = Sit down
lobby-join-at = Sit down: { $game }, { $name }
lobby-to-table = To the table
lobby-unlist = Take it off the list
lobby-unlisted = The table is off the list.
lobby-block = Block { $name }
lobby-block-ask = Never meet { $name } here again? You will not see each other’s tables.
lobby-block-yes = Block
lobby-block-no = Cancel
lobby-blocked = { $name } is blocked.
lobby-blocks = Blocked people
lobby-someone = this player
lobby-lift = Lift the block on { $name }
lobby-lifted = { $name } is not blocked any more.
lobby-erase-ask = Take all your tables off the list, and forget whom you have blocked?
lobby-erased = Everything is erased.
lobby-open = Put it on the list
lobby-open-hint = Lists this table, so that anyone at this harbour may join.
lobby-is-open = This table is listed: anyone may join.

# Refusals

lobby-no-seat = Only a table with a free seat can be listed, before the game begins.
lobby-too-many-own =
    { $most ->
        [one] You have a table on the list already. Take it off first.
       *[other] You have { $most } tables on the list already. Take one off first.
    }
lobby-too-many-here = Many tables from your network are on the list already. Please wait a little.
lobby-full = The list is full. Please wait a little.
lobby-seated = You have a seat at this table already.
lobby-gone = This table is not on the list any more.
lobby-too-many-waiting = You are waiting at { $most } tables already. Leave one first.
lobby-too-many-blocks = You have blocked { $most } people already. Lift a block first.
lobby-cannot-block = There is no other person here to block.
lobby-no-block = This block has been lifted already.
