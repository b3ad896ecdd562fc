/* One Thursday in one packhouse, in minutes since six. */
export const now = 220;
/** When the rain is due. */
export const rain = 360;
export const docks = [
  ['Dock 1', 'Chilled, 3 °C'],
  ['Dock 2', 'Chilled, 3 °C'],
  ['Dock 3', 'Ambient'],
  ['Dock 4', 'Ambient'],
] as const;

const lot = (dock: number, crop: string, from: number, to: number, tons: number, driver: string, late = 0) =>
  ({ dock, crop, from, to, tons, driver, late }) as const;

/** What is loaded at a dock, from when to when; late in minutes. */
export type Lot = ReturnType<typeof lot>;

/** The leeks of the low fields come in before the rain, so their lot moves from Dock 4 to an earlier time in Dock 3. */
export const leeks = lot(3, 'Leeks', 375, 450, 8.6, 'Mads Vinter, Jette Vang');
export const move = { dock: 2, from: 245 } as const;

/** All lots of the day; their numbers count from 2201 in this order. */
export const lots: readonly Lot[] = [
  lot(0, 'Kale', 5, 60, 3.1, 'Anders Friis'),
  lot(0, 'Savoy cabbage', 70, 150, 7.4, 'Bodil Skov'),
  lot(0, 'White cabbage', 165, 250, 11.8, 'Emil Bach'),
  lot(0, 'Kale', 270, 325, 2.9, 'Anders Friis'),
  lot(0, 'Brussels sprouts', 340, 420, 4.6, 'Lone Bruun'),
  lot(1, 'Leeks', 20, 95, 8.2, 'Carsten Lind'),
  lot(1, 'Parsley root', 108, 172, 2.2, 'Dorte Holm'),
  lot(1, 'Romanesco', 185, 245, 5.3, 'Freja Toft'),
  lot(1, 'Celeriac', 260, 340, 9.5, 'Bodil Skov'),
  lot(1, 'Red cabbage', 370, 450, 8.8, 'Emil Bach'),
  lot(2, 'Carrots', 5, 85, 12.4, 'Gorm Dahl'),
  lot(2, 'Beetroot', 95, 152, 7, 'Hanne Krag'),
  lot(2, 'Parsnips', 160, 218, 3.8, 'Dorte Holm'),
  lot(2, 'Carrots', 335, 410, 10.9, 'Gorm Dahl'),
  lot(3, 'Potatoes', 35, 120, 14.2, 'Ib Storm'),
  lot(3, 'Onions', 135, 210, 9.9, 'Rasmus Juhl'),
  lot(3, 'Potatoes', 250, 330, 13, 'Hanne Krag', 25),
  leeks,
];
const loaded = lots.filter(({ to }) => to < now).length;
const tons = lots.reduce((sum, one) => sum + one.tons, 0);
export const summary = `${loaded} of ${lots.length} lots loaded, ${tons.toFixed(1)} t today`;

/** A time of the day from minutes since six, as 09:40. */
export function clock(minutes: number): string {
  return `${String(6 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(Math.round(minutes) % 60).padStart(2, '0')}`;
}
