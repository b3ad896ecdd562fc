/** The emails of the campaign Q2 on Wednesday 13 May at noon, and the days between them: 3 after the first until a moment ago. */
export const emails = [
  ['A question about your returns', 'I read that you open a second warehouse in May. Who looks after returns there?'],
  [
    'Two numbers from a shop like yours',
    'A shop of your size got its returns from nine days down to four. I wrote down how.',
  ],
  ['Shall I close this?', 'I do not want to fill your inbox. One word is enough and I stop.'],
] as const;
export const pause = 4;

export const mailbox = { sent: 14, limit: 20 };

/** A person's zone or news, and three steps: sent, the one with a date, an estimate after “about”; or how the sequence ended. */
export const people = [
  ['Wednesday 13 May', '12:20 in Paris', 'Email 1', 'Email 2', 'Email 3'],
  ['Noa Klein', 'UTC+1', 'Sent 11 May', 'Thu 09:00', 'about 18 May'],
  ['Tomas Ruiz', 'Wrote back 11:52', 'Sent 12 May', 'Stopped'],
  ['Aiko Mori', 'UTC+9', 'Thu 08:00', 'about 18 May', 'about 22 May'],
  ['Paul Weber', 'On leave', 'Sent 11 May', 'Waits until 27 May'],
  ['Ines Laurent', 'Mailbox full', 'Try again 13:40', 'about 18 May', 'about 22 May'],
  ['Ben Achterberg', 'Address closed', 'Sent 5 May', 'Removed'],
] as const;

/** Campaigns and how many people each has. */
export const campaigns = { Q1: 24, Q2: 118, Q3: 9 };
/** The product's sign, in its own bar and in the browser's. */
export const sign = 'M3 5.5h18v13H3zM3 5.5l9 7.5 9-7.5';
