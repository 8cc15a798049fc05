/** The lobby: players and presets. */
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
lobby-presets = House rules
lobby-changed = This house changes:

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

preset-classic1989 = Classic
preset-classic1989-about = As in the box of 1989: a one-nation table counts double once it is full, and a joker between two nations belongs to both.
preset-amigo = Modern
preset-amigo-about = As in today’s box: pairs and threes of one nation already count double, and a joker between two nations is given one of them.
preset-bsw = Online
preset-bsw-about = As played online: like Modern, but a full one-nation table always shortens your hand, and jokers never go to the bar.
`;
