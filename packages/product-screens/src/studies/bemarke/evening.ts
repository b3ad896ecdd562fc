/** A table of the floor plan: its number, its middle, its seats, and who sits there or comes when. Those of eight are long. */
export type TableRecord = readonly [number: number, x: number, y: number, seats: number, party: string, time: string];

/** The floor on a Friday at 7:12 PM. */
export const tables: readonly [TableRecord, ...TableRecord[]] = [
  [1, 110, 96, 2, 'Okafor', 'from 6:30'],
  [2, 110, 251, 2, '', 'free'],
  [3, 110, 406, 2, 'Brandt', 'from 6:45'],
  [9, 110, 561, 2, '', 'free'],
  [10, 296, 96, 4, 'Silva', 'from 6:15'],
  [12, 296, 251, 8, '', 'free'],
  [11, 296, 406, 4, 'Novak', 'at 7:30'],
  [8, 296, 561, 4, 'Petit', 'from 7:05'],
  [21, 540, 174, 10, 'Lacroix', 'from 7:11'],
  [14, 540, 406, 8, '', 'free'],
  [15, 540, 561, 4, 'Amari', 'from 6:50'],
  [16, 780, 96, 2, 'Hughes', 'from 7:02'],
  [17, 780, 251, 2, 'Kim', 'at 7:45'],
  [18, 780, 484, 10, '', 'free'],
];
const tableOf = (number: number) => tables.find(([own]) => own === number);
const seated = (number: number) => {
  const [, , , , party, time] = tableOf(number) ?? tables[0];
  return [`${party}, table ${number}`, `${time.replace('from ', '')} PM`] as const;
};
const free = (number: number) => [`Table ${number}`, `${tableOf(number)?.[3]} seats`] as const;

/** What a guest has spent on each visit. */
const visits = [41, 58, 52, 77, 63, 70, 66, 85] as const;
const average = visits.reduce((sum, spent) => sum + spent, 0) / visits.length;
const noNetwork =
  'M2 9a15 15 0 0 1 6-3.4M13 5a15 15 0 0 1 9 4M5.5 13a10 10 0 0 1 5-2.8M16 11.5a10 10 0 0 1 2.5 1.5M9 16.5a5 5 0 0 1 6 0M12 20v.01M3 3l18 18';
const cake =
  'M4 20h16v-7H4zM4 16c2 2 3 2 5.3 0 2 2 3.3 2 5.3 0 2 2 3.3 2 5.3 0M8 13V9M12 13V9M16 13V9M8 6v-.5M12 6v-.5M16 6v-.5';

/** What the host's tablet says next to the plan, with bars or an icon, and in the bar; and which tables are outlined on the plan. */
interface EveningState {
  text: readonly [label: string, big: string, note: string];
  art: readonly number[] | string;
  lines: readonly (readonly [name: string, value: string])[];
  outlined: readonly number[];
  decision: readonly [title: string, note: string, action: string, other: string];
}

export const states: Readonly<Record<'tables' | 'offline' | 'taken', EveningState>> = {
  tables: {
    text: ['At the door', 'Elena Duarte', `Spends $${average} on average`],
    art: visits,
    lines: [
      ['Regular', `${visits.length} visits`],
      ['Likes', 'The corner'],
      ['Last time', 'Main course came cold'],
    ],
    outlined: [9],
    decision: ['Elena Duarte, table 9', 'The corner is free', 'Seat her', 'Another table'],
  },
  offline: {
    text: ['No network since 6:58 PM', '3 seatings wait', 'They leave when the router is back'],
    art: noNetwork,
    lines: [16, 8, 21].map(seated),
    outlined: [16, 8, 21],
    decision: ['The evening is on this tablet', 'Each seating counts once', 'Go on', 'Try again'],
  },
  taken: {
    text: ['Moreno, party of 8', '21 is taken', 'A birthday of 10, since 7:11 PM'],
    art: cake,
    lines: [12, 14, 18].map(free),
    outlined: [12, 14, 18],
    decision: ['Another host was first', 'Who eats is not moved', 'Seat at 18', 'Back to the list'],
  },
};
