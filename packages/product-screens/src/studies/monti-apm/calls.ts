/** One call of saveInvoice, in milliseconds: each event begins where the one before it ended. */
export const events = [
  ['Wait', 'Waited for', 'exportLedger', 3520, 'An earlier call from the same client'],
  ['Database', 'Found 1 in', 'customers', 320, 'By _id, 1 document read'],
  ['Database', 'Found 0 in', 'invoices', 1280, 'No index, reads the entire collection'],
  ['HTTP', 'Asked', 'tax.example', 800, 'Needs nothing from the queries before it'],
  ['Compute', 'Ran', 'saveInvoice', 240, 'The method’s own JavaScript'],
] as const;
const sum = (lengths: readonly number[]) => lengths.reduce((all, ms) => all + ms, 0);
export const starts = events.map((_, index) => sum(events.slice(0, index).map(([, , , ms]) => ms)));
export const total = sum(events.map(([, , , ms]) => ms));
/** Each kind of event, and how long this call was at it. */
export const kinds = (['Wait', 'Database', 'HTTP', 'Compute'] as const).map(
  (kind) => [kind, sum(events.map(([own, , , ms]) => (own === kind ? ms : 0)))] as const,
);

const wait = events[0][3];
/** What is seen of an open event: its lane, words, where it begins and how long it is, and its step of the ramp unless it only waits. */
export const opened = {
  exportLedger: [
    [0, 'exportLedger', 0, 5100, 3],
    [1, 'Waits', 5100 - wait, wait],
    [1, 'saveInvoice', 5100, total - wait, 6],
    [2, 'Waits', 5100 - wait + total - 4700, 4700],
    [2, 'listInvoices', 5100 - wait + total, 1860, 6],
  ],
  invoices: [
    [0, "find({ orgId, orderNumber: 'PO-20417' })", 0, 9600, 7],
    [1, '48,212 of 48,212 documents read, 0 found', 0, 9600, 6],
    [2, 'No index fits orgId and orderNumber', 0, 9600],
  ],
} as const;

/** What is decided where an event is open: title, note, action. */
export const decisions = {
  exportLedger: [
    'exportLedger never unblocks',
    'Later calls from the same client wait until it is done',
    'Open its trace',
  ],
  invoices: ['The entire collection is read to find no invoice', 'No index fits the query', 'Show the query plan'],
} as const;

/** The p50 of saveInvoice. */
export const usual = 164;
/** The table of methods with its head. */
export const methods: readonly [name: string, ...(number | string)[]][] = [
  ['Method', 'Calls', 'p50', 'p95', 'p99, ms'],
  ['saveInvoice', 1284, usual, 2910, 5920],
  ['exportLedger', 38, 2870, 4940, 5260],
  ['importStatement', 61, 1120, 2760, 3310],
  ['matchPayments', 412, 188, 742, 1290],
  ['sendReminder', 233, 141, 512, 904],
  ['listInvoices', 5902, 42, 198, 417],
  ['searchCustomers', 3418, 36, 171, 388],
  ['updateLineItem', 8740, 18, 74, 163],
];
/** The p95 of every minute from 15:00. In minute 42 the app was stuck. */
export const minutes = Array.from(
  { length: 60 },
  (_, at) => 190 + 70 * Math.sin(at / 4) ** 2 + ((at * 37) % 23) * 5 + 2650 * Math.exp(-(((at - 42) / 1.6) ** 2)),
);
