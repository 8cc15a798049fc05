// The floors of the house, lowest first. Imports only fall: a room sees the rooms of lower floors, never its neighbours.

/** Rooms (folders of src/) by floor. */
export const floors = [
  ['rules'],
  ['editions', 'house-rules', 'notation', 'i18n', 'theme'],
  ['referee', 'rule-book'],
  ['save'],
  ['flow'],
  ['contexts'],
  ['elements'],
  ['entries'],
];

export const rooms = floors.flat();

/** Floors 0 to 4: no clock and no chance of their own. */
export const pureRooms = floors.slice(0, 5).flat();

/** The pure rooms that compile without the DOM library. */
export const coreRooms = pureRooms.filter((room) => room !== 'theme');

/**
 * The floor of a room; -1 for a room that is not in the house.
 * @param {string} room
 */
export const floorOf = (room) => floors.findIndex((floor) => floor.includes(room));

/**
 * The rooms that a room must not import from.
 * @param {string} room
 */
export const forbiddenRooms = (room) => rooms.filter((other) => other !== room && floorOf(other) >= floorOf(room));

/**
 * The packages that a room must not import from: the charts begin on the floor of flow, Lit above it.
 * @param {string} room
 */
export const forbiddenPackages = (room) => [
  ...(floorOf(room) < floorOf('flow') ? ['xstate'] : []),
  ...(coreRooms.includes(room) ? ['lit', '@lit/context'] : []),
];

/** The house as text, top floor first. */
export const floorPlan = () =>
  floors
    .map((floor, number) => `${number}  ${floor.join(' · ')}`)
    .reverse()
    .join('\n');
