/** One Thursday in one packhouse, in minutes since six. The leeks of the low fields come in before the rain, so their lot moves from Dock 4 to Dock 3. */
export interface Lot {
  crop: string;
  from: number;
  to: number;
  tons: number;
  driver: string;
  late?: number;
}

const lot = (crop: string, from: number, to: number, tons: number, driver: string, late?: number): Lot => ({
  crop,
  from,
  to,
  tons,
  driver,
  ...(late !== undefined && { late }),
});

export const now = 220;
/** When the rain is due. */
export const rain = 360;
export const dayLength = 480;

/** The lot that moves, where it was planned and where it goes. */
export const leeks = lot('Leeks', 375, 450, 8.6, 'Mads Vinter, Jette Vang');
export const move = { fromDock: 3, toDock: 2, from: 245 } as const;

export const docks: readonly { name: string; kind: string; lots: readonly Lot[] }[] = [
  {
    name: 'Dock 1',
    kind: 'Chilled, 3 °C',
    lots: [
      lot('Kale', 5, 60, 3.1, 'Anders Friis'),
      lot('Savoy cabbage', 70, 150, 7.4, 'Bodil Skov'),
      lot('White cabbage', 165, 250, 11.8, 'Emil Bach'),
      lot('Kale', 270, 325, 2.9, 'Anders Friis'),
      lot('Brussels sprouts', 340, 420, 4.6, 'Lone Bruun'),
    ],
  },
  {
    name: 'Dock 2',
    kind: 'Chilled, 3 °C',
    lots: [
      lot('Leeks', 20, 95, 8.2, 'Carsten Lind'),
      lot('Parsley root', 108, 172, 2.2, 'Dorte Holm'),
      lot('Romanesco', 185, 245, 5.3, 'Freja Toft'),
      lot('Celeriac', 260, 340, 9.5, 'Bodil Skov'),
      lot('Red cabbage', 370, 450, 8.8, 'Emil Bach'),
    ],
  },
  {
    name: 'Dock 3',
    kind: 'Ambient',
    lots: [
      lot('Carrots', 5, 85, 12.4, 'Gorm Dahl'),
      lot('Beetroot', 95, 152, 7, 'Hanne Krag'),
      lot('Parsnips', 160, 218, 3.8, 'Dorte Holm'),
      lot('Carrots', 335, 410, 10.9, 'Gorm Dahl'),
    ],
  },
  {
    name: 'Dock 4',
    kind: 'Ambient',
    lots: [
      lot('Potatoes', 35, 120, 14.2, 'Ib Storm'),
      lot('Onions', 135, 210, 9.9, 'Rasmus Juhl'),
      lot('Potatoes', 250, 330, 13, 'Hanne Krag', 25),
    ],
  },
];

/** All lots of the day; their numbers count from 2201 in this order. */
export const lots: readonly Lot[] = [...docks.flatMap((dock) => dock.lots), leeks];
export const numberOf = (one: Lot) => 2201 + lots.indexOf(one);
export const loaded = lots.filter(({ to }) => to < now).length;
export const tons = lots.reduce((sum, one) => sum + one.tons, 0);

/** A time of the day from minutes since six, as 09:40. */
export function clock(minutes: number): string {
  return `${String(6 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(Math.round(minutes) % 60).padStart(2, '0')}`;
}
