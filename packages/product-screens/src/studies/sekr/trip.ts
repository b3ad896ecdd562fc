/** What the camper wrote, and what it became: wishes that code enforces. */
export const sentence = 'a long weekend, a van, one dog, little highway';
export const wishes = ['Fri 12 to Sun 14 June', 'Van, 19 ft', 'One dog', 'Little highway'] as const;

type Spot = readonly [x: number, y: number];
const place = (id: number, name: string, at: Spot, drive: number, about: string, confirmed: string) =>
  ({ id, name, at, drive, about, confirmed }) as const;

/** The stops, each with its minutes of driving from the one before; and the place that takes more than the limit. */
export const stops = [
  place(4127, 'Lost Hat Meadow', [256, 592], 80, 'National forest, gravel road, vans to 24 ft', '2 days ago'),
  place(886, 'Pinedrop Bench', [440, 468], 45, 'Public land, dirt road, water at the gate', '9 days ago'),
] as const;
export const beyond = place(2050, 'Teacup Springs', [704, 384], 150, 'State park, paved road', 'yesterday');
export const limit = 90;

/** The places within that limit of the last stop, and the wish that each would break. */
export const refused: readonly (readonly [reason: string, at: Spot])[] = [
  ['Closed until 1 July', [358, 340]],
  ['Closed until 1 July', [448, 556]],
  ['No dogs', [322, 398]],
  ['No dogs', [366, 582]],
  ['Vans to 16 ft', [490, 516]],
];

/** What is loaded for days without signal, in megabytes. */
export const region = { 'map tiles': 148, records: 22, thumbnails: 41 } as const;

/** Minutes as 1 h 20 min. */
export const hours = (all: number) =>
  [all >= 60 && `${Math.floor(all / 60)} h`, all % 60 > 0 && `${all % 60} min`].filter(Boolean).join(' ');
