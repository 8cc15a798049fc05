/** Nations, guests and tables: words that other messages call by `NATION`, `GUEST` and `TABLES`. */
export const enGuests = `
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
`;
