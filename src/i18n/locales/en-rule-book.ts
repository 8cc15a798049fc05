/**
 * The rule book, sentence by sentence: `book-<sentence>` in the book, `brief-<sentence>` on the short card. Which sentences there
 * are, and which option decides their texts, stands in src/rule-book.
 */
export const enRuleBook = `
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
`;
