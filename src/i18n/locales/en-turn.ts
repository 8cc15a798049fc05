/** What is expected now, and the buttons. */
export const enTurn = `
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
`;
