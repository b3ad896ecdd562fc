export const people = ['Saga Holm', 'Elias Berg', 'Noor Haddad', 'Ida Lund', 'Tomas Vik'] as const;
const [saga, elias, noor, ida, tomas] = people;

/** A card: how much of its checklist is done, who has it, and the release that it is planned for. */
export type CardRecord = readonly [id: number, title: string, done: number, all: number, who: string, release: string];

/** The card that somebody picks up. */
export const taken: CardRecord = [31, 'Undo for moved cards', 2, 4, saga, '1.9'];

export const releases = ['1.8', '1.9', '2.0', '2.1'] as const;
export type Release = (typeof releases)[number];
export const locked = '2.0';
export const cards: readonly CardRecord[] = [
  [40, 'Paste a table as cards', 3, 4, elias, '1.8'],
  [12, 'Card titles in two lines', 2, 2, ida, '1.8'],
  [18, 'Search in archived boards', 1, 3, tomas, '1.8'],
  [7, 'Faster first paint', 4, 5, noor, '1.8'],
  [22, 'Filters in the address', 1, 2, saga, '1.8'],
  [24, 'Columns by keyboard', 3, 3, ida, '1.9'],
  [46, 'Checklists keep their order', 1, 4, noor, '1.9'],
  [38, 'Swimlanes fold', 0, 2, elias, '1.9'],
  [9, 'One card on many boards', 4, 4, noor, '2.0'],
  [5, 'Backlogs of several teams', 5, 5, saga, '2.0'],
  [27, 'Roadmap by quarter', 3, 3, tomas, '2.0'],
  [33, 'Guests see one board', 2, 2, ida, '2.0'],
  [52, 'Color by field', 0, 4, tomas, '2.1'],
  [36, 'Reports in the browser', 1, 4, elias, '2.1'],
  [44, 'Comments by e-mail', 0, 3, ida, '2.1'],
];

/** What happens to the card that somebody has picked up: where it is then, and what the board says: title, note, and more. */
export const places = { held: '1.9', refused: '1.9', moved: '2.1' } as const;
export const says = {
  held: ['FAV-31 after FAV-24, before FAV-46', 'Only this gap holds still.', '3 cards have moved elsewhere.'],
  refused: ['FAV-31 is back in 1.9', '2.0 is locked since Noor closed it for the release.', ''],
  moved: ['Saga moved FAV-31 from 1.9 to 2.1', 'The line leaves once you have seen it.', ''],
} as const;

export type State = keyof typeof says;

/** By card: who has moved it, and from where; and whose pointer is on it. */
type ByCard<Value> = Record<State, Readonly<Record<number, Value>>>;
export const moves: ByCard<readonly [who: string, from: string]> = {
  held: { 46: [noor, '1.8'] },
  refused: { 36: [ida, '1.9'] },
  moved: {},
};
export const hands: ByCard<string> = { held: { 22: 'Noor', 44: 'Elias' }, refused: { 61: 'Tomas' }, moved: {} };
/** What a bad day adds, and which card somebody deletes on it. */
export const mess: readonly CardRecord[] = [
  [61, 'TEST, please ignore', 0, 1, tomas, '2.1'],
  [57, 'Export boards with their archived cards, again', 7, 9, elias, '2.1'],
];
export const deleted = 38;
