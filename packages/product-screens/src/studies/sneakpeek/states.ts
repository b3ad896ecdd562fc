/** A phone: what it says above and in large letters, what is drawn, lines as "name: value", and what can be done. */
export interface PhoneRecord {
  time: string;
  label: string;
  big: string;
  note: string;
  art: 'month' | 'finger' | 'late' | 'code' | 'finder' | 'days';
  lines: readonly string[];
  action: string;
  /** Its ground is the bright step of the ramp. */
  bright?: true;
}

export const payment = 85;
const payday = 15;
const leftOnPayday = 212;
const bills = [
  [5, 164.2],
  [11, 100],
] as const;
/** What the account has on a day of the rest of the month, in pounds, without the payment. */
export const leftOn = (day: number) =>
  bills.reduce((sum, [due, pounds]) => sum + (due > day ? pounds : 0), leftOnPayday + (payday - day) * 5.6);

const pounds = (amount: number) => `£${amount.toFixed(2)}`;
const due = bills.reduce((sum, [, bill]) => sum + bill, 0);

/** A payment before it is signed, while it is signed, and after its approval has run out. */
export const signing: readonly PhoneRecord[] = [
  {
    time: '17:58',
    label: 'The rest of November',
    big: pounds(leftOnPayday - payment),
    note: `Left on payday if you pay ${pounds(payment)} today`,
    art: 'month',
    lines: [
      `Without this payment: ${pounds(leftOnPayday)}`,
      `Bills still to come: ${pounds(due)}`,
      'Payday: Monday 30',
    ],
    action: 'Look at the payment',
  },
  {
    time: '18:01',
    label: 'To Mill Lane Dental',
    big: pounds(payment),
    note: 'Your phone signs exactly what you see here',
    art: 'finger',
    lines: ['From: Everyday account', 'Reference: Check-up, 12 November', 'Challenge from the bank: 7F 20 C4'],
    action: 'Touch to sign',
    bright: true,
  },
  {
    time: '18:04',
    label: 'The payment was',
    big: 'not sent',
    note: 'Your approval ran out before the bank took it',
    art: 'late',
    lines: [
      `To Mill Lane Dental: ${pounds(payment)}`,
      `Left your account: ${pounds(0)}`,
      'Ran out: 18:04, the bank was slow',
    ],
    action: 'Look and sign again',
  },
];

/** A new phone with the old one at hand, and without it. */
export const lostPhone: readonly PhoneRecord[] = [
  {
    time: '9:12',
    label: 'Your old phone',
    big: 'Show this',
    note: 'Your new phone scans it from screen to screen',
    art: 'code',
    lines: ['Valid for: 2 minutes', 'Key of this phone: Never leaves it', 'Then: This phone signs no more'],
    action: 'Stop',
    bright: true,
  },
  {
    time: '9:12',
    label: 'Your new phone',
    big: 'Scan it',
    note: 'It makes a key pair of its own',
    art: 'finder',
    lines: ['Enrolled by: Your old phone', 'Payments: At once', 'Waiting period: None'],
    action: 'My old phone is gone',
  },
  {
    time: '16:40',
    label: 'Without the old phone',
    big: 'Day 3 of 7',
    note: 'Payments stay locked until Friday, 16:40',
    art: 'days',
    lines: ['Identity check: Passed', 'Told: Every address we hold', 'Support: Cannot shorten the wait'],
    action: 'It was not me',
  },
];
