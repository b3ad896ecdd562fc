const [line, brandt] = ['Line Brandt', 'L. Brandt'];
/** The afternoon before a renewal call: channel, who, when, what, and whose timeline it is on until the two are joined. */
export const entries = [
  ['Chat', line, 'Thu 19 Nov, 09:41', 'The export stops at row 5,000 again. Month end is on Friday.', line],
  ['Chat', 'Jonas Vik, support', 'Thu 19 Nov, 09:43', 'I can see it too. Engineering is looking at it now.', line],
  ['Survey', line, 'Thu 19 Nov, 14:20', '“A fast answer, but no solution.”', line],
  ['Ticket', brandt, 'Fri 20 Nov, 08:05', 'CSV export is cut off', brandt],
  ['Merge', 'Sofie Lund', 'Today, 14:32', 'L. Brandt is Line Brandt', ''],
  ['Chat', 'Sofie Lund', 'pending', 'I will call at three, with news from engineering.', line],
] as const;

/** Two contacts, how they are known, and why the second one is in doubt. */
export const contacts = [
  [line, 'Chat and survey, verified address', ''],
  [
    brandt,
    'Help desk, typed by an agent',
    'Same company, similar name: that is not enough. If they are two, her complaint stays off the wrong timeline.',
  ],
] as const;

/** What the page has read of the log: an event after it is pending. */
export const read = 48_204;
const events = [
  'Message sent',
  'Ticket reopened',
  'Message received',
  'Contacts merged',
  'Score given',
  'Ticket opened',
];
/** The newest events, each at its position. */
export const log = [...events, 'Message sent', 'Message received', 'Score given', 'Message received'].map(
  (event, index) => [read + 1 - index, event] as const,
);

export const calls = [
  ['10:30', 'Fjordlys Energi', 'Renews in 9 days'],
  ['11:15', 'Nordkaj Logistics', 'Renews in 21 days'],
  ['13:00', 'Atelier Sol', 'Renews in 14 days'],
  ['15:00', 'Brandt & Holm', 'Renews in 5 days'],
  ['15:45', 'Havn Pharmacies', 'Renews in 30 days'],
  ['16:30', 'Tinghus Legal', 'Renews in 12 days'],
  ['17:00', 'Klitgaard Tools', 'Renews in 8 days'],
] as const;
