/** The keys of the café. */
export const enKeys = `
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
`;
