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
const tableOf = (number: number) => tables.find(([own]) => own === number) ?? tables[0];
const seated = (number: number, note?: string) => {
  const [, , , , party, time] = tableOf(number);
  return { name: `${party}, table ${number}`, value: `${time.replace('from ', '')} PM`, note };
};
const free = (number: number, action: string) => ({
  name: `Table ${number}`,
  note: `${tableOf(number)[3]} seats`,
  action,
});

/** The check of the last visit. */
const eaten = [
  ['Sea bass', 38],
  ['Salad', 14],
  ['Wine, 2 glasses', 24],
  ['Key lime pie', 9],
] as const;
export const check = {
  guest: 'E. Duarte',
  date: '6 Nov',
  lines: eaten,
  total: eaten.reduce((sum, [, price]) => sum + price, 0),
  note: 'Sea bass came cold, made again',
};

/** What a guest has spent on each visit. */
export const visits = [41, 58, 52, 77, 63, 70, 66, check.total] as const;
const average = visits.reduce((sum, spent) => sum + spent, 0) / visits.length;

/** A line of the list next to the plan: what is known, what waits to be sent, or what can be chosen. */
interface Line {
  name: string;
  value?: string;
  note?: string | undefined;
  /** It needs the host. */
  open?: boolean;
  /** The word of its button. */
  action?: string;
  /** Only the whole screen has room for it. */
  extra?: boolean;
}

/** What the host's tablet says next to the plan; and which tables are outlined on the plan. */
interface EveningState {
  text: readonly [label: string, big: string, note: string];
  art?: string;
  lines: readonly Line[];
  end: readonly [head: string, note: string, action: string];
  outlined: readonly number[];
}

const noNetwork =
  'M2 9a15 15 0 0 1 6-3.4M13 5a15 15 0 0 1 9 4M5.5 13a10 10 0 0 1 5-2.8M16 11.5a10 10 0 0 1 2.5 1.5M9 16.5a5 5 0 0 1 6 0M12 20v.01M3 3l18 18';
const cake =
  'M4 20h16v-7H4zM4 16c2 2 3 2 5.3 0 2 2 3.3 2 5.3 0 2 2 3.3 2 5.3 0M8 13V9M12 13V9M16 13V9M8 6v-.5M12 6v-.5M16 6v-.5';

const waiting: readonly Line[] = [
  seated(16),
  seated(8, 'Sent twice, counts once'),
  { name: 'Table 2 cleared', value: '7:08 PM' },
  { name: 'Kim comes at 7:45', value: '7:09 PM', note: 'Called from the car' },
  seated(21, 'A birthday of 10'),
  { name: 'Walk-in, party of 2', value: '7:12 PM', note: 'No table yet', open: true },
];

export const states: Readonly<Record<'tables' | 'offline' | 'taken', EveningState>> = {
  tables: {
    text: ['At the door', 'Elena Duarte', `Spends $${average} on average`],
    lines: [
      { name: 'Regular', value: `${visits.length} visits` },
      { name: 'Likes', value: 'The corner' },
      { name: 'Last time', value: 'Main course came cold', open: true },
    ],
    end: ['Another table', '', 'Seat her at 9'],
    outlined: [9],
  },
  offline: {
    text: ['No network since 6:58 PM', `${waiting.length} changes wait`, 'They leave when the router is back'],
    art: noNetwork,
    lines: waiting,
    end: ['Each seating counts once', 'Tried 9 times, last at 7:12 PM', 'Try again'],
    outlined: [16, 8, 21],
  },
  taken: {
    text: ['Moreno, party of 8', '21 is taken', 'A birthday of 10, since 7:11 PM'],
    art: cake,
    lines: [
      free(12, 'Seat'),
      free(14, 'Seat'),
      { ...free(18, 'Seat here'), open: true },
      { name: 'Booked for', value: '7:15 PM', extra: true },
      { name: 'Asked for', value: 'A high chair', extra: true },
    ],
    end: ['Another host was first', 'Who eats is not moved', 'Back to the list'],
    outlined: [12, 14, 18],
  },
};
