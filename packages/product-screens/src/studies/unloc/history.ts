const [line, brandt] = ['Line Brandt', 'L. Brandt'];
/** The afternoon before a renewal call: channel, who, when and what. */
export const entries = [
  ['Chat', line, 'Thu 19 Nov, 09:41', 'The export stops at row 5,000 again. Month end is on Friday.'],
  ['Chat', 'Jonas Vik, support', 'Thu 19 Nov, 09:43', 'I can see it too. Engineering is looking at it now.'],
  ['Survey', line, 'Thu 19 Nov, 14:20', '“A fast answer, but no solution.”'],
  ['Ticket', brandt, 'Fri 20 Nov, 08:05', 'CSV export is cut off'],
  ['Merge', 'Sofie Lund', 'Today, 14:32', 'L. Brandt is Line Brandt'],
  ['Chat', 'Sofie Lund', 'pending', 'I will call at three, with news from engineering.'],
] as const;
/** The signs of the channels. */
export const signs = {
  Chat: 'M4 5h16v11H11l-5 4v-4H4z',
  Survey: 'M12 3a9 9 0 1 0 .01 0M8.5 16c2-2.5 5-2.5 7 0M9 9v.5M15 9v.5',
  Merge: 'M4 6h4l5 6h7M4 18h4l3-4M17 9l3 3-3 3',
  Ticket: 'M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM9 10h6M9 14h4',
} as const;

/** What is known of two contacts, field by field, and whether that agrees. */
export const compared = [
  ['Name', line, brandt, 'Similar'],
  ['Company', 'Brandt & Holm', 'Brandt & Holm', 'Same'],
  ['Address', 'Verified address', 'No address', 'No proof'],
  ['Last heard', 'Score 2 of 5', 'Open ticket', 'Related'],
  ['Known from', 'Chat and survey', 'Typed by an agent', 'Different'],
  ['Role', 'Accountant', 'Nobody asked', 'No proof'],
] as const;

/** Pairs that the matcher left apart: for how long, and at whose company. */
export const waiting = [
  ['7 days', 'M. Aas, Mette Aas', 'Fjordlys Energi'],
  ['6 days', 'Line Brandt, L. Brandt', 'Brandt & Holm'],
  ['4 days', 'Kim Bay, K. Bay', 'Klitgaard Tools'],
  ['4 days', 'J. Juhl, Jens Juul', 'Nordkaj Logistics'],
  ['2 days', 'Anna Sol, Anne Sol', 'Atelier Sol'],
  ['1 day', 'P. Høj, Pia Høj', 'Havn Pharmacies'],
  ['1 day', 'T. Ravn, Tove Ravn', 'Tinghus Legal'],
] as const;

/** What the page has read of the log: the event after it, which is the newest, is pending. */
export const read = 48_204;
const news = ['Message sent', 'Ticket reopened', 'Message received', 'Contacts merged', 'Score given', 'Ticket opened'];
/** The newest events, each at its position. */
export const log = [
  ...news,
  'Message sent',
  'Message received',
  'Score given',
  'Message received',
  'Ticket opened',
].map((event, index) => [read + 1 - index, event] as const);

/** Today's calls: when, whom, and in how many days they renew. */
export const calls = (
  [
    ['10:30', 'Fjordlys Energi', 9],
    ['11:15', 'Nordkaj Logistics', 21],
    ['13:00', 'Atelier Sol', 14],
    ['15:00', 'Brandt & Holm', 5],
    ['15:45', 'Havn Pharmacies', 30],
    ['16:30', 'Tinghus Legal', 12],
    ['17:00', 'Klitgaard Tools', 8],
  ] as const
).map(([time, name, days]) => [time, name, `Renews in ${days} days`] as const);
