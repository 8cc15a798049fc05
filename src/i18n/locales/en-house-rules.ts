/**
 * The house rules, docs/rules.md section 7: a name for each option, a sentence about it, and a few words for each of its
 * values. Names and words stand beside each other ("Opening turn: Nobody sits alone"); where the values are yes and no, the
 * name is ticked and the sentence says what holds then.
 */
export const enHouseRules = `
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
`;
