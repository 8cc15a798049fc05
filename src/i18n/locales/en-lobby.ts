/** The lobby: players, the game that is played, presets, and the way to all house rules. */
export const enLobby = `
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
`;
