/** The house rules: a name for each option, a line for each of its values. docs/rules.md, section 7. */
export const enHouseRules = `
option-boardLayout = Floor plan
option-boardLayout-r1 = The two tables of a nation stand side by side and share a chair.
option-boardLayout-r2 = The two tables of a nation stand apart; every shared chair joins two nations.

option-barValues = Prices at the bar
option-barValues-linear = The first five stools pay 1 to 5 points; after that each costs two more than the one before.
option-barValues-wave = The first five stools pay 1 to 5 points; after that the price rises and falls in waves.
option-barValues-own = The house has prices of its own.

option-monoDoubling = Tables of one nation
option-monoDoubling-every = A pair, three or four guests of the table’s nation count double.
option-monoDoubling-completion = Only the fourth guest of the table’s nation counts double.

option-loneGuestPoints = First guest at a table
option-loneGuestPoints-0 = The first guest at a table earns nothing.
option-loneGuestPoints-1 = The first guest at a table earns 1 point.

option-balanceCheck = Ladies and gentlemen
option-balanceCheck-perCard = A table must be in balance after every guest.
option-balanceCheck-endOfTurn = A table must be in balance when the turn ends.

option-firstMove = Opening turn
option-firstMove-loneAllowed = The very first guest may sit alone.
option-firstMove-loneRequired = The opening turn seats one guest alone.
option-firstMove-noException = Nobody sits alone, not even the very first guest.

option-openerAtBar = Bar in the opening turn
option-openerAtBar-true = The opening turn may go to the bar.
option-openerAtBar-false = The bar is closed in the opening turn.

option-monoBasis = What makes one nation
option-monoBasis-tableNation = All guests come from the table’s own nation.
option-monoBasis-anyNation = All guests come from one nation, whichever it is.

option-jokerNationality = Joker between two nations
option-jokerNationality-assigned = The player names one of the two nations.
option-jokerNationality-chameleon = The joker belongs to both nations.

option-swapNation = Guest for a joker: nation
option-swapNation-either = Any guest who could sit there may take a joker’s place.
option-swapNation-assignedOnly = Only a guest of the named nation may take a joker’s place.

option-swapGender = Guest for a joker: lady or gentleman
option-swapGender-anyLegal = Either may take a joker’s place if the tables stay in balance.
option-swapGender-same = A lady takes a lady joker’s place, a gentleman a gentleman joker’s.

option-jokerAtBar = Jokers at the bar
option-jokerAtBar-never = Jokers never go to the bar.
option-jokerAtBar-ifUnseatable = A joker that cannot be seated may go to the bar.
option-jokerAtBar-ifNoOtherMove = A joker may go to the bar if nothing else is possible.
option-jokerAtBar-always = Jokers may go to the bar like any guest.

option-stuckPlayer = Nothing can be played
option-stuckPlayer-pass = Who can play nothing passes.
option-stuckPlayer-eliminate = Who can play nothing leaves the game.

option-refillReduction = Full table of one nation
option-refillReduction-optional = Who fills it may keep a smaller hand from then on.
option-refillReduction-mandatory = Who fills it keeps a smaller hand from then on.
option-refillReduction-off = The hand is always filled up.

option-reductionCarryOver = Two full tables at once
option-reductionCarryOver-true = The second one counts towards a smaller hand as well.
option-reductionCarryOver-false = A smaller hand takes no more than was played in the turn.

option-bankruptcy = Who cannot pay the bar
option-bankruptcy-eliminate = Who cannot pay leaves the game.
option-bankruptcy-debt = Points may fall below zero.
option-bankruptcy-zero = Who cannot pay all gives what there is.

option-eliminatedTiles = Guests of a player who left
option-eliminatedTiles-removed = They go home.
option-eliminatedTiles-toBag = They go back into the bag.

option-unpaidGuest = Guest whose stool was not paid
option-unpaidGuest-stays = The guest stays at the bar.
option-unpaidGuest-removed = The guest goes home and the stool is free again.

option-voluntaryBar = Bar by choice
option-voluntaryBar-true = A guest may go to the bar even if there is a seat.
option-voluntaryBar-false = The bar is open only if nobody can be seated.

option-bagEndAt = Last guests in the bag
option-bagEndAt-4 = The café closes when 4 guests are left in the bag.
option-bagEndAt-3 = The café closes when 3 guests are left in the bag.
option-bagEndAt-0 = The café closes when the bag is empty.

option-tieBreak = Equal points
option-tieBreak-shared = Equal players share their place.
option-tieBreak-fewestTiles = Fewer guests left in hand ranks better.

option-startPlayer = Who begins
option-startPlayer-random = A draw decides who begins.
option-startPlayer-first = The first player of the list begins.
`;
