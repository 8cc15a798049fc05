import type { Locale } from './locale.js';

/** tr. */
export const locale: Locale = {
  tag: 'tr',
  messages: `
## Nations, guests and tables: words that other messages call by "NATION", "GUEST", "GUESTS" and "TABLES".

nation-CF = Central African Republic
    .from = the Central African Republic
    .short = Central Africa
nation-CN = China
nation-CU = Cuba
nation-DE = Germany
nation-ES = Spain
nation-FR = France
nation-GB = Britain
nation-IN = India
nation-IT = Italy
nation-RU = Russia
nation-TR = Turkey
nation-US = United States
    .from = the United States
nation-unknown = the right nation

guest-lady = a lady from { NATION($nation, form: "from") }
    .the = the lady from { NATION($nation, form: "from") }
guest-gentleman = a gentleman from { NATION($nation, form: "from") }
    .the = the gentleman from { NATION($nation, form: "from") }
guest-lady-joker = a lady joker
    .the = the lady joker
guest-gentleman-joker = a gentleman joker
    .the = the gentleman joker
guest-lady-joker-named = a lady joker as a guest from { NATION($nation, form: "from") }
    .the = the lady joker as a guest from { NATION($nation, form: "from") }
guest-gentleman-joker-named = a gentleman joker as a guest from { NATION($nation, form: "from") }
    .the = the gentleman joker as a guest from { NATION($nation, form: "from") }
guest-unknown = this guest

table-name = { NATION($nation) } { $number }
table-at-place = { NATION($nation) }, { $place }
    .within = { NATION($nation) } ({ $place })
table-none = an empty place ({ $place })
table-unknown = this table

place-number = table { $number }
place-NNW = far top left
    .the = the table at the far top left
place-NW = top left
    .the = the table at the top left
place-NE = top right
    .the = the table at the top right
place-C = centre
    .the = the table in the centre
place-SW = bottom left
    .the = the table at the bottom left
place-SE = bottom right
    .the = the table at the bottom right
place-SSE = far bottom right
    .the = the table at the far bottom right

## What is expected now, and the buttons.

prompt-choose = { $name }, choose a guest from your hand.
prompt-held-nowhere = There is no place now for { GUEST($guest, form: "the") }.
prompt-held-down = There is no place now for { GUEST($guest, form: "the") }. You may lay the card face down.
prompt-preview = Choose this place once more to seat { GUEST($guest, form: "the") }, or choose another one.
prompt-preview-bar = Choose the bar once more to send { GUEST($guest, form: "the") } there, or choose another place.
prompt-held = Choose one of the lit places for { GUEST($guest, form: "the") }.
prompt-owing-partner = Nobody sits alone: bring company for { GUEST($guest, form: "the") }, or take the step back.
prompt-owing-balance = Ladies and gentlemen are out of balance at { TABLES($tables) }. { $klatch ->
    [yes] Bring whoever is missing, complete a table of four ladies or four gentlemen, or take the step back.
   *[no] Bring whoever is missing, or take the step back.
}
prompt-offering-more = You may seat another guest, or confirm the turn as it is.
prompt-confirm = { $points ->
    [0] This turn earns nothing. Confirm it, or take a step back.
    [one] This turn earns { $points } point. Confirm it, or take a step back.
   *[other] This turn earns { $points } points. Confirm it, or take a step back.
}
prompt-naming-joker = The joker sits between two nations. Which one does it come from?
prompt-choosing-draw = A table of one nation is full! You may draw fewer guests and keep a smaller hand from now on.
prompt-choose-card = { $may ->
    [draw] { $name }, seat up to three guests, or draw a card.
    [down] { $name }, seat up to three guests, or lay one face down.
   *[both] { $name }, seat up to three guests, draw a card, or lay one face down.
}
prompt-choose-card-unseated = { $may ->
    [draw] { $name }, none of your guests has a place now. Draw a card.
    [down] { $name }, none of your guests has a place now. Lay one face down.
   *[both] { $name }, none of your guests has a place now. Draw a card, or lay one face down.
}
prompt-must-join = The next guest must join { GUEST($guest, form: "the") } at once. Seat one there, or take the step back.
prompt-choosing-birthday = There is a birthday! Whose is it? From the next turn on, that nation’s tables pay double.
prompt-choosing-end = Your hand is empty. Play on, or declare the end of the game.
prompt-curtain = Pass the table to { $name }.
prompt-must-pass = { $name }, none of your guests can go anywhere. You pass this time.
prompt-lobby = Who is coming to the café? Add the players, then open the doors.
prompt-over = The café is closed. Thank you for coming!

action-confirm = Confirm
action-take-back = Take back
action-undo = Undo turn
action-pass = Pass
action-bar = To the bar
action-draw = { $count ->
    [0] Draw nobody
    [one] Draw { $count } guest
   *[other] Draw { $count } guests
}
action-draw-card = Draw a card
action-down = Lay face down
action-play-on = Play on
action-end = Declare the end
action-ready = Show my hand
action-birthday = { NATION($nation, form: "short") }
action-fill-up = Fill up my hand
action-name = { NATION($nation, form: "short") }
action-start = Open the café
action-rematch = Play again
action-points-short = { SIGNED($points) }
action-points = { $points ->
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}

controls-label = Your turn
controls-refused = Not possible
final-afterDrawing = A turn that draws guests cannot be taken back.
final-onceTurned = Where this guest fills a table, a new one is turned up: that step is final.
final-onceOver = Should this turn end the game, all hands are shown, and it cannot be taken back.
final-tableTurned = A new table lies open: what is before it stays.
rule-open = Rule { $section }

curtain-about = All hands are closed. Only { $name } looks at what comes next.
curtain-undo = Take back { $name }’s turn
curtain-ready = I am { $name }: show my hand

## Why a wish is refused, and what would be right; why the café closes. Codes as in docs/contract.md, section 4.

reason-nation = This chair stands at no table of { NATION($guest, form: "from") }. Choose one that does.
reason-occupied = Somebody already sits here. Choose a free chair.
reason-balance = { SEX($guest) ->
    [f] There would be too many ladies at { TABLES($tables) }. Bring a gentleman, or choose another table.
    [m] There would be too many gentlemen at { TABLES($tables) }. Bring a lady, or choose another table.
   *[other] Ladies and gentlemen would be out of balance at { TABLES($tables) }. Choose another guest or table.
}
reason-isolated = Nobody sits alone. Find company for { GUEST($guest, form: "the") }, at this table or at another.
reason-jokerNeedsNation = This chair stands between two nations. Say which one the joker comes from.
reason-tooMany = No more guests can be seated in this turn. Confirm it, or take a step back.
reason-noJoker = No joker that you could swap sits here. Choose a chair with a joker.
reason-gender = { SEX($guest) ->
    [f] Only a gentleman can take this joker’s place. Choose one from your hand.
    [m] Only a lady can take this joker’s place. Choose one from your hand.
   *[other] A joker gives its place only to a guest of its own sex. Choose another guest.
}
reason-jokerAtBar = Jokers are not served at the bar now. Seat the joker, or send another guest.
reason-barFull = Every stool at the bar is taken. Choose a chair instead.
reason-turnOver = It is too late for that in this turn. Confirm it, or take back what you still can.
reason-notInHand = You do not hold this guest. Choose one from your own hand.
reason-notYourTurn = Somebody else is to move. Wait until your name is lit.
reason-gameOver = The café is closed. Play again to open it.
reason-mustScore = Every guest must earn points. Choose a table where somebody sits, or bring company at once.
reason-mustJoin = Somebody you seated still sits alone. The next guest must join that table.
reason-notSingleSex = So many guests at once must fill one table, with ladies only or with gentlemen only.
reason-handLimit = Your hand is full. Seat a guest, or lay one face down.
reason-notAtLimit = A card goes face down only from a full hand. Draw one, or seat a guest.
reason-mayNotPass = You can still play a guest, so you may not pass. Choose one from your hand.
reason-unknownChair = There is no such chair in this café. Choose one of the plan.
reason-drawCount = You cannot draw that many guests now. Choose one of the numbers on offer.
reason-mustSeat = The bar is not open to you now. Seat a guest instead.
reason-mayNotEnd = You may declare the end only with an empty hand. Play on.
reason-birthday = A birthday is due in this turn, and in no other. Name a nation that has a table here.
reason-notation = This is not written as a turn. Write it like GBf>p36, bar GBm, swap GBf>s28 or pass.

end-bar = The last stool at the bar is taken.
end-chairs = Every chair is taken.
end-bag = The bag is almost empty.
end-emptyHand = A hand is empty and may stay so.
end-onePlayerLeft = Only one player is left.
end-allStuck = Nobody can play a guest any more.
end-guestStack = The last guest has been drawn.
end-tableStack = There are no more tables to lay out.
end-declared = A hand is empty, and its owner declares the end.

## The score board, the turn log and the result.

score-title = Points
score-turn = Turn { $number }
score-bag = { $count ->
    [0] The bag is empty
    [one] { $count } guest in the bag
   *[other] { $count } guests in the bag
}
score-stack = { $count ->
    [0] The stack is empty
    [one] { $count } guest in the stack
   *[other] { $count } guests in the stack
}
score-tables = { $count ->
    [0] No more tables to come
    [one] { $count } table to come
   *[other] { $count } tables to come
}
score-birthday = Birthday: { NATION($nation) }
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-number = { $points }
score-active = to move
score-leading = leads
score-out = has left
score-hand = hand { $limit }
score-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
score-face-down = { $count } face down

log-title = Turns so far
log-empty = The doors have just opened. Nobody has moved yet.
log-number = { $number }.
log-seat = seats { GUEST($guest) } at { TABLES($tables, form: "within") }
log-swap = seats { GUEST($guest) } at { TABLES($tables, form: "within") } and takes the joker in hand
log-bar = sends { GUEST($guest) } to the bar, stool { $stool }
log-pass = cannot play and passes
log-draw = draws a card
log-down = lays a card face down
log-end = declares the end
log-birthday = names the nation whose birthday it is: { NATION($nation) }
log-replaced = { TABLES($tables, form: "within") } is full: its guests leave, and { NATION($nation) } comes in its place.
log-cleared = { TABLES($tables, form: "within") } is full: its guests leave, and there is no table left to take its place.
log-limit = { $limit ->
    [0] draws nobody and needs no more guests
    [one] keeps a hand of one guest from now on
   *[other] keeps a hand of { $limit } guests from now on
}
log-left = leaves the game
spoken-seat = seats { GUESTS($guests) }
spoken-number = seats { $count ->
    [one] one guest
   *[other] { $count } guests
}
spoken-swap = seats { GUEST($guest) } and takes the joker in hand
spoken-and = { $text }, { $more }
spoken-turn = { $name }: { $text }, { score-points }.
spoken-line = { $text }.
spoken-next = { $name }.
spoken-then = { $turn } { $next }
spoken-over = The café closes. { $winners }
log-notation = In short
log-copy = Copy the game
log-copied = The game is copied. Paste it into a mail, or into another café.
log-copied-closed = The game is copied, and everybody’s hand can be found out from it. Keep it to yourself until the game is over.
log-copy-refused = This browser does not let the café copy for you.
log-copy-by-hand = This browser does not let the café copy for you. Here is the game as text: copy it yourself.
log-copy-text = The game as text
log-paste = Paste a game
log-paste-text = The text of a game
log-paste-about = It goes on from its last turn. The game on this table is left.
log-paste-refused = Turn { $number } of this text cannot be played. { $reason }
log-pasted = The game goes on from here.
log-take-up = Go on with it
log-cancel = Never mind

points-company = { TABLES($table, form: "within") }: { $count ->
    [2] a pair
    [3] a company of three
    [4] a full table
   *[other] { $count } guests
}, { score-points }
points-oneNation = { TABLES($table, form: "within") }: { $count ->
    [2] a pair of one nation
    [3] three of one nation
    [4] a full table of one nation
   *[other] { $count } guests of one nation
}, { score-points }
points-loneGuest = { TABLES($table, form: "within") }: the first guest, { score-points }
points-klatch = { TABLES($table, form: "within") }: a coffee klatch of four ladies, { score-points }
points-regulars = { TABLES($table, form: "within") }: a regulars’ table of four gentlemen, { score-points }
points-birthday = { TABLES($table, form: "within") }: its nation has its birthday, { score-points } more
points-chips = The bank has run out of chips and keeps { $fine ->
    [one] { $fine } point
   *[other] { $fine } points
}
points-bar = { $fine ->
    [0] Stool { $count } at the bar pays { score-points }
    [one] Stool { $count } at the bar costs { $fine } point
   *[other] Stool { $count } at the bar costs { $fine } points
}

result-closed = { $reason } The café closes.
result-winner = { $names } wins with { score-points }!
result-tie = { $names } share first place with { score-points } each!
result-accounts = The accounts
result-kept = { score-points } from the game, nobody left over
result-fined = { score-points } from the game, { $penalty ->
    [0] no fine for { GUESTS($guests) } left over
   *[other] { $penalty } for { GUESTS($guests) } left over
}
result-fined-many = { score-points } from the game, { $penalty ->
    [0] no fine for { $count } guests left over
   *[other] { $penalty } for { $count } guests left over
}
result-out = left before the end
result-out-turn = left in turn { $turn }
result-rank = Place { $rank }

## The lobby: players, the game that is played, presets, and the way to all house rules.

lobby-title = Who is coming to the café?
lobby-players = Players
lobby-player = Name of player { $number }
lobby-new = Name of the next player
lobby-default-name = Player { $number }
lobby-join = Join
lobby-leave = { $name } leaves
lobby-full = The party is complete.
lobby-room = { $count ->
    [one] There is room for one more.
   *[other] There is room for { $count } more.
}
lobby-editions = The game
lobby-presets = House rules
lobby-usual = the usual rules
lobby-rule-book = Rule book
lobby-options = All house rules
lobby-options-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
lobby-number = Another number, { $least } to { $most }
lobby-list = A row of your own: { $count } whole numbers, { $least } to { $most }
list-no-number = Number { $place }, “{ $text }”, is not a whole number.
list-bounds = Number { $place }, “{ $text }”, does not lie between { $least } and { $most }.
list-few = { $given ->
    [one] There is { $given } number, but { $count } are needed: number { $place } is missing.
   *[other] There are { $given } numbers, but { $count } are needed: number { $place } is missing.
}
list-many = There are { $given } numbers, but only { $count } are needed: number { $place } is too many.
lobby-differs = Differs from { $preset }, there: { $value }
lobby-set-back = Set back
lobby-set-back-option = Set back: { $option }
lobby-changed = This house differs from { $preset }:
lobby-set-all-back = Back to { $preset }
lobby-game-text = Go on with a game text
lobby-game-text-about = Paste a game that was copied as text. It takes the place of the game that is being prepared here.
lobby-game-text-field = Game text
lobby-game-text-open = Go on with this game

problem-few = { $min ->
    [one] At least { $min } player is needed.
   *[other] At least { $min } players are needed.
}
problem-many = { $max ->
    [one] There is room for { $max } player only.
   *[other] There is room for { $max } players only.
}
problem-unnamed = Every player needs a name.
problem-same-name = Two players are called { $name }. Give one of them another name.

edition-board = Board game
edition-board-about = The café of 1989 and its later boxes: 24 tables, a bar, and jokers.
edition-card = Card game
edition-card-about = Five tables that make room once they are full, hidden hands, and no bar.
edition-app12 = Twelve tables
edition-app12-about = The game of the app: twelve tables that make room once they are full, a bar, and jokers.

preset-classic1989 = Classic
preset-classic1989-about = As in the box of 1989: a one-nation table counts double once it is full, and a joker between two nations belongs to both.
preset-amigo = Modern
preset-amigo-about = As in today’s box: pairs and threes of one nation already count double, and a joker between two nations is given one of them.
preset-bsw = Online
preset-bsw-about = As played online: like Modern, but a full one-nation table always shortens your hand, and jokers never go to the bar.

## The house rules, docs/rules.md section 7: a name for each option, a sentence about it, and a few words for each of
## its values. Names and words stand beside each other ("Opening turn: Nobody sits alone"); where the values are yes
## and no, the name is ticked and the sentence says what holds then.

options-cafe = The café
options-seating = Seating
options-points = Points
options-jokers = Jokers
options-bar = The bar
options-hand = The hand
options-end = The end
options-variants = Variants
options-cards = Cards

option-boardLayout = Floor plan
option-boardLayout-about = Where the two tables of a nation stand, and which tables share a chair.
option-boardLayout-r1 = Side by side
option-boardLayout-r2 = Apart
option-boardLayout-app12 = One each, in a ring

option-startPlayer = Who begins
option-startPlayer-about = Who has the opening turn.
option-startPlayer-random = A draw decides
option-startPlayer-first = The first on the list

option-turnOrder = Order of turns
option-turnOrder-about = In a round everybody has one turn; each round may begin with the next player.
option-turnOrder-clockwise = The same each round
option-turnOrder-rotating = Start moves on

option-openHands = Open hands
option-openHands-about = Everybody sees the guests in every hand.
option-openHands-true = Yes
option-openHands-false = No, each sees their own

option-balanceCheck = Ladies and gentlemen
option-balanceCheck-about = At a table there is at most one more of either; here you say when that is checked.
option-balanceCheck-perCard = After every guest
option-balanceCheck-endOfTurn = At the end of the turn

option-firstMove = Opening turn
option-firstMove-about = In the empty café the very first guest finds no company.
option-firstMove-loneAllowed = One may sit alone
option-firstMove-loneRequired = One must sit alone
option-firstMove-noException = Nobody sits alone

option-stuckPlayer = Nothing can be played
option-stuckPlayer-about = What a player does whose guests can go nowhere.
option-stuckPlayer-pass = Pass
option-stuckPlayer-eliminate = Leave the game

option-monoDoubling = Tables of one nation
option-monoDoubling-about = Guests who are all of one nation count double: from the second on, or only the fourth.
option-monoDoubling-every = Double from the pair on
option-monoDoubling-completion = Double once full

option-monoBasis = What makes one nation
option-monoBasis-about = Whether the guests of one nation must be of the nation whose flag the table shows.
option-monoBasis-tableNation = The table’s own nation
option-monoBasis-anyNation = Any one nation

option-loneGuestPoints = First guest at a table
option-loneGuestPoints-about = What a guest earns at a table where nobody sits yet.
option-loneGuestPoints-0 = Nothing
option-loneGuestPoints-1 = 1 point

option-chipCap = The bank can run out
option-chipCap-about = There are chips for 310 points in all; who earns more than is left gets what is left.
option-chipCap-true = Yes, 310 points in all
option-chipCap-false = No, it never does

option-jokerNationality = Joker between two nations
option-jokerNationality-about = Where a joker comes from that sits between tables of two nations.
option-jokerNationality-assigned = The player names one
option-jokerNationality-chameleon = From both at once

option-swapNation = Joker exchanged: nation
option-swapNation-about = Which guest may take a joker’s place.
option-swapNation-either = Any who may sit there
option-swapNation-assignedOnly = Only of the named nation

option-swapGender = Joker exchanged: lady or gentleman
option-swapGender-about = Whether a lady may take a gentleman joker’s place, or a gentleman a lady joker’s.
option-swapGender-anyLegal = Either, kept in balance
option-swapGender-same = The same as the joker

option-jokerAtBar = Jokers at the bar
option-jokerAtBar-about = When a joker may go to the bar.
option-jokerAtBar-never = Never
option-jokerAtBar-ifUnseatable = If it cannot be seated
option-jokerAtBar-ifNoOtherMove = If all else fails
option-jokerAtBar-always = At any time

option-barValues = Prices at the bar
option-barValues-about = What each stool pays or costs.
option-barValues-linear = Dearer with every stool
option-barValues-wave = Up and down in waves
option-barValues-own = Prices of this house

option-voluntaryBar = Bar by choice
option-voluntaryBar-about = A guest may go to the bar even if there is a seat.
option-voluntaryBar-true = Yes
option-voluntaryBar-false = No, only without a seat

option-openerAtBar = Bar in the opening turn
option-openerAtBar-about = The opening turn may go to the bar.
option-openerAtBar-true = Open
option-openerAtBar-false = Closed

option-bankruptcy = Who cannot pay the bar
option-bankruptcy-about = What happens when a stool costs more points than its player has.
option-bankruptcy-eliminate = Leaves the game
option-bankruptcy-debt = Falls below zero
option-bankruptcy-zero = Pays what there is

option-unpaidGuest = Guest whose stool was not paid
option-unpaidGuest-about = What becomes of the guest of a player who could not pay and left.
option-unpaidGuest-stays = Stays at the bar
option-unpaidGuest-removed = Goes home

option-eliminatedTiles = Hand of a player who left
option-eliminatedTiles-about = What becomes of the guests in the hand of a player who leaves the game.
option-eliminatedTiles-removed = They go home
option-eliminatedTiles-toBag = Back into the bag

option-refillReduction = Smaller hand
option-refillReduction-about = Who fills a table with guests of one nation has a smaller hand from then on.
option-refillReduction-optional = If the player likes
option-refillReduction-mandatory = Always
option-refillReduction-off = Never

option-reductionCarryOver = Two full tables at once
option-reductionCarryOver-about = If one turn fills two tables of one nation, both count towards a smaller hand.
option-reductionCarryOver-true = Both count
option-reductionCarryOver-false = No more than was played

option-bagEndAt = Last guests in the bag
option-bagEndAt-about = The café closes when so few guests are left in the bag.
option-bagEndAt-4 = Four
option-bagEndAt-3 = Three
option-bagEndAt-0 = None

option-finalRound = The last round is played out
option-finalRound-about = Before the café closes, everybody gets the same number of turns.
option-finalRound-true = Yes
option-finalRound-false = No, it closes at once

option-tieBreak = Equal points
option-tieBreak-about = Which of two players with equal points ranks better: none, or who has fewer guests left.
option-tieBreak-shared = They share their place
option-tieBreak-fewestTiles = Fewer guests in hand

option-birthdayThreshold = Birthday table
option-birthdayThreshold-about = Whoever first has so many points names a nation; its tables count double from then on.
option-birthdayThreshold-null = No birthday
option-birthdayThreshold-20 = At 20 points
option-birthdayThreshold-30 = At 30 points
option-birthdayThreshold-40 = At 40 points
option-birthdayThreshold-50 = At 50 points
option-birthdayThreshold-own = { $points ->
    [one] At { $points } point
   *[other] At { $points } points
}

option-birthdayStacks = Birthday and one nation
option-birthdayStacks-about = A birthday table where all guests are of one nation counts double twice.
option-birthdayStacks-true = Double twice
option-birthdayStacks-false = Double once

option-singleSexTables = Coffee klatch and regulars’ table
option-singleSexTables-about = A turn of several guests may make a table of four ladies or four gentlemen: 20 points, or 40 for one nation.
option-singleSexTables-true = Yes
option-singleSexTables-false = No

option-singleSexNeighbours = Tables beside a klatch
option-singleSexNeighbours-about = Whether balance and points count at other tables whose chairs a klatch or regulars’ table takes.
option-singleSexNeighbours-strict = Count as ever
option-singleSexNeighbours-exempt = Do not count

option-cardTables = Number of tables
option-cardTables-about = With seven tables more guests find a seat.
option-cardTables-5 = Five
option-cardTables-7 = Seven

option-faceDown = Laying a guest face down
option-faceDown-about = A turn may lay one guest of the hand aside, who is fined at the end.
option-faceDown-onlyAtLimit = With a full hand only
option-faceDown-anytime = At any time

option-emptyHand = Empty hand
option-emptyHand-about = What happens when a player has played the last guest of the hand.
option-emptyHand-mayDeclare = May end the game
option-emptyHand-endsAtOnce = Ends it at once

## The board, the bar and the hands.

board-title = The café
board-keys = Arrow keys go from chair to chair, Page Down and Page Up to the places that are lit.
board-all = Whole café

guest-name = { GUEST($guest) }

table-label = { TABLES($table) }
table-guests = { TABLES($table) }, { $guests ->
    [0] nobody there yet
    [one] { $guests } guest
   *[other] { $guests } guests
}
table-gone = { TABLES($table) }, no table here
table-marked = { $text }, stands in the way
table-scored = { $text }, earned points in the last turn

chair-at-one = Chair { $seat1 } at { TABLES($table1, form: "within") }
chair-at-two = Chair { $seat1 } at { TABLES($table1, form: "within") } and chair { $seat2 } at { TABLES($table2, form: "within") }
chair-at-three = Chair { $seat1 } at { TABLES($table1, form: "within") }, chair { $seat2 } at { TABLES($table2, form: "within") } and chair { $seat3 } at { TABLES($table3, form: "within") }
chair-free = { $text }, free
chair-taken = { $text }, taken by { GUEST($guest) }
chair-tentative = { $text }, taken in this turn by { GUEST($guest) }, who can be taken back
chair-fresh = { $text }, new since the last turn
chair-marked = { $text }; stands in the way
chair-offer = { $text }; the guest you hold may sit here for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
chair-offer-partner = { $text }; the guest you hold may sit here for { $points ->
    [one] { $points } point
   *[other] { $points } points
} if company follows
chair-preview = { $text }; { GUEST($guest) } is shown here: choose once more to seat
chair-offer-swap = { $text }; the guest you hold may take this place, and the joker comes to your hand

bar-title = Bar
bar-open = Bar, { $taken } of { $stools } stools taken; the next visit { $sign ->
    [gain] earns { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[fine] costs { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
bar-full = Bar, all { $stools } stools taken
bar-offer = { $text }; the guest you hold may go there
bar-preview = { $text }; { GUEST($guest) } is shown here: choose once more to send
bar-marked = { $text }; stands in the way
bar-guests = At the bar: { GUESTS($guests) }

hand-name = Hand of { $name }
hand-active = Hand of { $name }, whose turn it is
hand-out = { $name } has left the game
hand-closed = { $text }, { hand-size }, closed
hand-size = { $size ->
    [0] no guests
    [one] { $size } guest
   *[other] { $size } guests
}
hand-face-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
hand-empty = No guests left
hand-guest = { GUEST($guest) }
hand-held = { $text }, in your hand now
hand-placed = { $text }, seated in this turn
hand-unplayable = { $text }, fits nowhere at the moment
hand-nation = { NATION($nation, form: "short") }
hand-joker = Joker

## The keys of the café.

keys-title = Keys
key-tab = Tab
key-arrows = Arrow keys
key-ends = Home, End
key-pages = Page Down, Page Up
key-enter = Enter, Space
key-escape = Escape
keys-tab = On to the hand, the café, the bar, the buttons
keys-arrows = From guest to guest, from chair to chair
keys-ends = To the first and the last of them
keys-pages = To the next place that is lit, and back
keys-enter = Pick up, seat, press
keys-escape = Put down what is held, close what is open
keys-table = To the next table; with Shift to the one before
keys-fitting = To the next chair that fits the guest you hold; with Shift to the one before
keys-bar = To the bar
keys-hand = To your hand
keys-summary = How the game stands, spoken
keys-help = This list
board-help = Press the question mark for all keys.

## The rule book, sentence by sentence: "book-<sentence>" in the book, "brief-<sentence>" on the short card. Which
## sentences there are, and which option decides their texts, stands in src/rule-book.

rule-book-title = Rule book
rule-book-short = The rules in short
rule-book-house = House rule
rule-book-legend = { $preset ->
    [none] House rule: usually it is played otherwise.
   *[other] House rule: { $preset } has it otherwise.
}
rule-book-instead = { $preset ->
    [none] Usually:
   *[other] In { $preset }:
}
rule-book-extra = { $preset ->
    [none] Usually there is no such rule.
   *[other] Not in { $preset }.
}
rule-book-section = { $section }
rule-book-brief = In short
rule-book-close = Close

chapter-material = What you need
chapter-aim = What it is about
chapter-turn = Your turn
chapter-opening = The opening turn
chapter-seating = Where a guest may sit
chapter-balance = Ladies and gentlemen
chapter-company = Nobody sits alone
chapter-points = Points
chapter-one-nation = Tables of one nation
chapter-clearing = Full tables
chapter-jokers = Jokers
chapter-exchange = Fetching a joker
chapter-refill = Filling your hand
chapter-drawing = Drawing and laying aside
chapter-bar = The bar
chapter-leaving = Who cannot pay
chapter-birthday = The birthday table
chapter-klatch = Coffee klatch and regulars’ table
chapter-end = When the café closes
chapter-account = The final account
chapter-winner = Who wins

book-tables-fixed = The café has { $tables } tables with four chairs each. Every table belongs to a nation; its flag says which.
book-tables-cards = { $tables } table cards lie open: each is a table with four chairs and belongs to a nation. The other { $rest } cards wait in a stack.
book-chairs-beside = Many chairs belong to two tables, so there are { $chairs } in all. The two tables of a nation stand side by side and share one of them.
book-chairs-apart = Many chairs belong to two tables, so there are { $chairs } in all. Each shared chair joins two nations.
book-chairs-single = Each nation has one table. Most chairs belong to two or three tables, so there are { $chairs } in all.
book-chairs-replaced = Some chairs belong to several tables at once, so there are { $chairs } in all.
brief-plan-apart = The two tables of a nation stand apart.
brief-plan-single = Each nation has one table only.
brief-plan-replaced = { $tables } tables lie open.
book-guests-jokers = { $guests } guests wait in a bag: { $each } ladies and { $each } gentlemen from each of { $nations } nations, { $jokers } lady jokers and { $jokers } gentleman jokers.
book-guests-plain = { $guests } guests wait in a stack of cards: { $each } ladies and { $each } gentlemen from each of { $nations } nations. There are no jokers.
book-players = { $least } to { $most } people can play. Everybody begins with no points.
book-hands-open = Everybody draws { $dealt } guests and lays them face up, for all to see.
book-hands-closed = Everybody draws { $dealt } guests and shows them to nobody.
brief-hands-closed = Everybody hides their hand.
book-curtain = Between turns a curtain hides the hands until the next player is ready.
book-chips = The bank holds { $bank } points in chips. When they run out, guests earn only what is left; fines go back to the bank.
brief-chips = The bank has { $bank } points in all; when they run out, guests earn what is left.

book-aim-bar = Find good seats for your guests: with their own nation, in company, ladies and gentlemen in balance. A guest without a seat may go to the bar, and that soon becomes dear.
book-aim-cards = Find good seats for your guests: with their own nation, in company, ladies and gentlemen in balance. Tables that are full make room for new ones.
brief-goal = Whoever has the most points when the café closes wins.

book-starter-random = A draw decides who begins.
book-starter-first = The first player of the list begins.
book-order-clockwise = Then one turn follows the other, clockwise.
book-order-rotating = Then one turn follows the other, clockwise, and each round begins one player later than the last.
brief-order-rotating = Each round begins one player later than the last.
book-actions-exchange = In your turn you do one thing: seat up to { $most } guests, send one guest to the bar, or fetch a joker.
book-actions-bar = In your turn you do one thing: seat up to { $most } guests, or send one guest to the bar.
book-actions-cards-onlyAtLimit = In your turn you do one thing: seat up to { $most } guests, draw one card or, with { $limit } cards in your hand, lay one face down.
book-actions-cards-anytime = In your turn you do one thing: seat up to { $most } guests, draw one card, or lay one card face down.
brief-actions-exchange = Your turn: seat up to { $most } guests, send one to the bar, or fetch a joker.
brief-actions-bar = Your turn: seat up to { $most } guests, or send one to the bar.
brief-actions-cards-onlyAtLimit = Your turn: seat up to { $most } guests, or draw a card; with { $limit } in your hand you may lay one face down.
brief-actions-cards-anytime = Your turn: seat up to { $most } guests, draw a card, or lay one face down.
book-stop = You need not seat as many as you may, but one of these things you must do.
book-stay-always = Whoever sits stays seated. Only jokers can be fetched back.
book-stay-cleared = Whoever sits stays seated until one of the tables of the chair is full.
book-stuck-pass = Whoever can do none of these things passes.
book-stuck-eliminate = Whoever can do none of these things leaves the game.
brief-stuck-eliminate = Whoever can do none of this leaves the game.

book-opening-loneAllowed = In the opening turn one guest may sit alone. If you seat two, they need company as always.
book-opening-loneRequired = The opening turn seats no more than one guest, and this one may sit alone.
book-opening-noException = The opening turn is no exception: nobody sits alone.
brief-opening-loneAllowed = In the opening turn one guest may sit alone.
brief-opening-loneRequired = The opening turn seats one guest at most, who may sit alone.
brief-opening-noException = Nobody sits alone, not even in the opening turn.
book-opening-joined = Nobody is obliged to join a guest who opened the café alone.
book-opening-bar-open = The opening turn may go to the bar like any other.
book-opening-bar-closed = The bar is still closed in the opening turn.

book-seat = A guest takes any free chair at a table of their own nation.
book-seat-between = Where a chair belongs to tables of different nations, guests of each are welcome.
book-seat-foreign = So it can happen that only foreigners sit at a table. That is allowed.
brief-seat = A guest takes any free chair at a table of their own nation.

book-balance-most = A table takes two ladies and two gentlemen at most. One side may be one ahead of the other, never two.
book-balance-perCard = This holds after every guest: a second gentleman waits until a lady sits there, and the other way round.
book-balance-endOfTurn = This must hold when your turn ends. On the way there anything goes.
brief-balance-perCard = At a table: two ladies and two gentlemen at most, one more of either at most, after every guest.
brief-balance-endOfTurn = At a table: two ladies and two gentlemen at most, one more of either at most, when your turn ends.
book-balance-tables = It holds at every table of the chair.
book-balance-tables-jokers = It holds at every table of the chair, and jokers count as the ladies and gentlemen they are.

book-company-endOfTurn = When your turn ends, none of the guests you seated may be alone.
book-company-atOnce = Every guest must find company, and so earn points, when sitting down.
brief-company-endOfTurn = None of the guests you seat may be alone when your turn ends.
brief-company-atOnce = Every guest you seat must find company, at the latest in the very next guest.
book-company-first-endOfTurn = Your first guest may sit down alone if the second joins in the same turn.
book-company-first-atOnce = A guest may sit down alone only if the very next guest of the same turn joins at one of their tables.
book-company-one = Company at one table is enough. At the other tables of the chair a guest may be the first.

book-points-everybody = A guest earns as many points as there are guests at the table, the new one included: 2, 3 or 4.
book-points-others = A guest earns one point for each of the others at the table: 1, 2 or 3.
brief-points-everybody = A guest earns as many points as guests then sit there, 2 to 4, at each table of the chair.
brief-points-others = A guest earns a point for each of the others at the table, at each table of the chair.
book-points-first-nothing = The first guest at a table earns nothing there.
brief-points-first-points = { $points ->
    [one] The first guest at a table earns { $points } point.
   *[other] The first guest at a table earns { $points } points.
}
book-points-first-points = { $points ->
    [one] The first guest at a table earns { $points } point there.
   *[other] The first guest at a table earns { $points } points there.
}
book-points-tables = A chair that belongs to several tables earns points at each of them.
book-points-once = Points are earned on sitting down. Later guests add nothing to them.

book-one-nation-every = If all guests at the table are of one nation, they count double: 4, 6 or 8.
book-one-nation-completion = If four guests of one nation fill a table, the fourth earns 8 points in place of 4. Two or three earn no more than others.
book-one-nation-others = If all guests at the table are of one nation, the points count double: 2, 4 or 6.
brief-double-every-tableNation = Points double if all guests there are of the table’s nation.
brief-double-every-anyNation = Points double if all guests there are of one nation, whichever.
brief-double-completion-tableNation = If four guests of the table’s nation fill it, the fourth earns double.
brief-double-completion-anyNation = If four guests of one nation fill a table, whichever, the fourth earns double.
book-one-nation-means-tableNation = One nation means the table’s own.
book-one-nation-means-anyNation = One nation means any, even if it is not the table’s own.

book-clear = As soon as four guests sit at a table, it is cleared: the table card goes, and so does everybody around it, also those who sit at other tables, too.
brief-clear = A full table is cleared with everybody around it; a new table card takes its place.
book-clear-next = A new table card takes its place at once. Then your turn may go on.
book-clear-left = At the tables beside, guests may now sit alone or far from their nation. They stay.

book-joker = A joker sits on any free chair, as a guest of that table’s nation. A lady joker stays a lady, a gentleman joker a gentleman.
book-joker-between-assigned = Where a chair belongs to tables of different nations, you say which one the joker comes from. At the others it is a foreigner.
book-joker-between-chameleon = Where a chair belongs to tables of different nations, the joker is at home at each of them.
brief-joker-between-assigned = A joker sits anywhere; between nations you say which one it comes from.
brief-joker-between-chameleon = A joker sits anywhere, at home at each table of its chair.
book-joker-else = Balance and company count for a joker as for any guest.

book-exchange-fetch = As your whole turn you may fetch a joker: put a guest from your hand in its place and take the joker into your hand.
book-exchange-never = A joker that sits is never fetched back.
brief-exchange-fetch = As your whole turn, put a guest in a joker’s place and take the joker into your hand.
brief-exchange-never = A joker that sits is never fetched back.
book-exchange-nation-either = Any guest of a nation whose table stands at that chair will do, but no other joker.
book-exchange-nation-assignedOnly = If the joker was given a nation, only a guest of that nation will do; else any who could sit there. Another joker never will.
brief-exchange-nation-assignedOnly = A joker that was given a nation is fetched by a guest of that nation only.
book-exchange-gender-anyLegal = A lady may take a gentleman joker’s place, and the other way round, if the tables are in balance afterwards.
book-exchange-gender-same = A lady takes a lady joker’s place, a gentleman a gentleman joker’s.
brief-exchange-gender-same = Only a lady fetches a lady joker, only a gentleman a gentleman joker.
book-exchange-company = The guest needs company, as always.
book-exchange-quiet = This earns no points, and nobody is drawn.

book-refill = When you have seated guests, or been to the bar, you draw until your hand holds { $limit } again.
book-refill-smaller-optional = Whoever fills a table with one nation may have a hand smaller by one guest from then on.
book-refill-smaller-mandatory = Whoever fills a table with one nation has a hand smaller by one guest from then on.
book-refill-smaller-off = Whoever fills a table with one nation still has as large a hand as everybody.
brief-refill-smaller-optional = Whoever fills a table with one nation may have a hand smaller by one.
brief-refill-smaller-mandatory = Whoever fills a table with one nation has a hand smaller by one.
brief-refill-smaller-off = No table makes a hand smaller.
book-refill-two-both = If one turn fills two such tables, both make the hand smaller, even if it still holds too many guests for that.
book-refill-two-played = If one turn fills two such tables, the hand still shrinks by no more than the guests just played.
brief-refill-two-played = If one turn fills two, the hand shrinks by no more than was played.

book-draw = Whoever cannot seat anybody, or would rather not, draws one card. That is the whole turn.
book-draw-limit = A hand holds { $limit } cards at most. Whoever has as many cannot draw.
book-down-onlyAtLimit = With { $limit } cards in your hand, you may lay one face down. That is the whole turn.
book-down-anytime = You may lay one card face down whenever you like. That is the whole turn.

book-bar = You may send one guest to the bar, from any nation, to the next free stool.
book-bar-when-always = You may do so even if you could seat somebody.
book-bar-when-needed = The bar is open only while you can seat nobody.
book-bar-stools = Each of the { $stools } stools pays or costs points at once, in this order: { $row }.
brief-bar-stools = The bar, stool by stool: { $row }.
book-bar-joker-never = Jokers never go to the bar.
book-bar-joker-ifUnseatable = A joker goes to the bar only if it cannot be seated.
book-bar-joker-ifNoOtherMove = A joker goes to the bar only if you can do nothing else.
book-bar-joker-always = Jokers go to the bar like any guest.
book-bar-full = When all stools are taken, nobody can go to the bar any more.

book-cannot-pay-eliminate = Whoever has too few points to pay at the bar leaves the game.
book-cannot-pay-debt = Whoever has too few points to pay at the bar falls below zero.
book-cannot-pay-zero = Whoever has too few points to pay at the bar gives what there is.
brief-cannot-pay-eliminate = Whoever cannot pay there leaves the game.
brief-cannot-pay-debt = Whoever cannot pay there falls below zero.
brief-cannot-pay-zero = Whoever cannot pay there gives what there is.
book-unpaid-stays = The guest who could not be paid for stays at the bar.
book-unpaid-removed = The guest who could not be paid for goes home, and the stool is free again.
brief-unpaid-removed = The guest who could not be paid for goes home.
book-left-hand-removed = The guests in the hand of a player who leaves go home.
book-left-hand-toBag = The guests in the hand of a player who leaves go back into the bag.
brief-left-hand-removed = The hand of a player who leaves goes home.
brief-left-hand-toBag = The hand of a player who leaves goes back into the bag.
book-left-rank = Whoever leaves ranks behind all who stay; the later, the better.

book-birthday = The first player to reach { $threshold } points chooses a nation that has its birthday.
brief-birthday = Whoever first has { $threshold } points names a nation; its tables earn double from then on.
book-birthday-doubles = From the next turn on, all points earned at its tables count double.
book-birthday-one-nation-twice = Points doubled for one nation are doubled once more.
book-birthday-one-nation-once = Points doubled for one nation are not doubled again.
brief-birthday-one-nation-twice = A birthday table of one nation earns double twice.
brief-birthday-one-nation-once = A birthday table of one nation earns double only once.

book-klatch = A turn may seat three or four guests if they make a table of four ladies, a coffee klatch, or of four gentlemen, a regulars’ table.
brief-klatch = Three or four guests in one turn may make a table of four ladies or gentlemen: { $points } points, { $oneNation } for one nation.
book-klatch-seated = If there are only three, the fourth must sit there already. The nations must fit as always, the balance need not.
book-klatch-points = Such a table earns { $points } points, or { $oneNation } if all are of one nation, in place of its ordinary points.
book-klatch-beside-strict = At the other tables of these chairs, balance and points are as always.
book-klatch-beside-exempt = At the other tables of these chairs, nobody asks for balance, and nothing is earned.
brief-klatch-beside-strict = At the tables beside it everything counts as ever.
brief-klatch-beside-exempt = At the tables beside it neither balance nor points count.
book-klatch-refill = For a smaller hand it counts like any full table of one nation, if all are of one nation.
book-klatch-opening = The opening turn is too early for it.

book-end-when = The café closes after a turn when one of these things has happened.
book-end-bar = The last stool at the bar is taken.
book-end-chairs = The last chair is taken.
book-end-tableStack = The stack has no table card left for an empty place.
book-end-guestStack = The last card has been drawn.
book-end-bag = { $count ->
    [0] The bag is empty.
   *[other] No more than { $count } guests are left in the bag.
}
book-end-emptyHand-smaller = A player has nobody left in the hand and need not draw.
book-end-emptyHand-mayDeclare = A player has played the last card of the hand and declared the end with it. Whoever does not must draw in the next turn.
book-end-emptyHand-endsAtOnce = A player has played the last card of the hand.
book-end-onePlayerLeft = Only one player is left in the game.
book-end-allStuck = Everybody has passed, one after the other.
book-end-allStuck-leaving = Players who could do nothing have left one straight after the other, and no more stay than have left.
book-end-round-atOnce = It closes at once, even if not everybody has had as many turns.
book-end-round-played = First the round is played to its end, so that everybody has had as many turns. Only with one player left, or with nobody who can move, it closes at once.
book-end-round-playedIfTables = First the round is played to its end, so that everybody has had as many turns. Only if a table card is missing, one player is left, or nobody can move, it closes at once.
brief-end-round-played = Before that the round is played to its end.
brief-end-round-playedIfTables = Before that the round is played to its end.
brief-end-bag = { $count ->
    [0] The café closes when all stools or all chairs are taken, or the bag is empty.
   *[other] The café closes when all stools or all chairs are taken, or at most { $count } guests are left in the bag.
}
brief-end-tables = The café closes when the table cards or the guests run out, or all stools are taken.
brief-end-cards-mayDeclare = The café closes when table or guest cards run out, or whoever plays a last card says so.
brief-end-cards-endsAtOnce = The café closes when table or guest cards run out, or a hand does.

book-account-guests = Each guest left in a hand costs { $guest } points, each joker { $joker }.
book-account-cards = Each card left in a hand, and each one face down, costs { $guest } points.
book-account-free = Guests left in a hand cost nothing.
brief-account-guests = Each guest left in a hand costs { $guest } points, each joker { $joker }.
brief-account-cards = Each card in a hand or face down costs { $guest } points.
brief-account-free = Guests left in a hand cost nothing.
book-account-below = An account may end below zero.

book-winner = Whoever has the most points wins.
book-tie-shared = Players with equal points share their place.
book-tie-fewestTiles = Of players with equal points, the one with fewer guests left ranks higher.
brief-tie-fewestTiles = With equal points, fewer guests left rank higher.
book-tie-leastPenalty = Of players with equal points, the one who was fined less ranks higher.

## How the game stands, in a few sentences, for whoever asks.

summary-turn = Turn { $number }.
summary-curtain = The table is passed to { $name }.
summary-mover = It is { $name }’s turn.
summary-player = { $name }: { score-points }.
summary-player-out = { $name } has left with { score-points }.
summary-hand = In your hand: { GUESTS($guests) }.
summary-hand-empty = Your hand is empty.
summary-seated = Seated in this turn: { GUESTS($guests) }.
summary-text = { $text }.
`,
};
