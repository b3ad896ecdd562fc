/** A phone: its time with what it says above, in large letters and below; lines as "name: value"; what can be done. */
type PhoneRecord = readonly [
  head: readonly [time: string, label: string, big: string, note: string],
  lines: readonly string[],
  action: string,
];

export const payment = 85;
const leftOnPayday = 212;
const bills = [
  [5, 164.2],
  [11, 100],
] as const;
/** What the account has on a day of the rest of the month, in pounds, without the payment. */
export const leftOn = (day: number) =>
  bills.reduce((sum, [due, pounds]) => sum + (due > day ? pounds : 0), leftOnPayday + (15 - day) * 5.6);

const pounds = (amount: number) => `£${amount.toFixed(2)}`;
const cost = pounds(payment);
const due = pounds(bills[0][1] + bills[1][1]);

/**
 * Phones by what is drawn on them: a payment before it is signed, while it is signed, and after its approval has run out; a new phone with the
 * old one at hand, and without it.
 */
export const phones = {
  month: [
    ['17:58', 'The rest of November', pounds(leftOnPayday - payment), `Left on payday if you pay ${cost} today`],
    [`Without this payment: ${pounds(leftOnPayday)}`, `Bills still to come: ${due}`, 'Payday: Monday 30'],
    'Look at the payment',
  ],
  finger: [
    ['18:01', 'To Mill Lane Dental', cost, 'Your phone signs exactly what you see here'],
    ['From: Everyday account', 'Reference: Check-up, 12 November', 'Challenge from the bank: 7F 20 C4'],
    'Touch to sign',
  ],
  late: [
    ['18:04', 'The payment was', 'not sent', 'Your approval ran out before the bank took it'],
    [`To Mill Lane Dental: ${cost}`, `Left your account: ${pounds(0)}`, 'Ran out: 18:04, the bank was slow'],
    'Look and sign again',
  ],
  code: [
    ['9:12', 'Your old phone', 'Show this', 'Your new phone scans it from screen to screen'],
    ['Valid for: 2 minutes', 'Key of this phone: Never leaves it', 'Then: This phone signs no more'],
    'Stop',
  ],
  finder: [
    ['9:12', 'Your new phone', 'Scan it', 'It makes a key pair of its own'],
    ['Enrolled by: Your old phone', 'Payments: At once', 'Waiting period: None'],
    'My old phone is gone',
  ],
  days: [
    ['16:40', 'Without the old phone', 'Day 3 of 7', 'Payments stay locked until Friday, 16:40'],
    ['Identity check: Passed', 'Told: Every address we hold', 'Support: Cannot shorten the wait'],
    'It was not me',
  ],
} as const satisfies Record<string, PhoneRecord>;

export type PhoneName = keyof typeof phones;
