/** The menu of one delivery week on a Sunday at 7:41 PM. Trays: sold, in a checkout, kept for subscribers, free. Food: steps of ramps. */
export const dishes = [
  ['Lentil stew', 14, 'Nuts, milk, wheat', [9, 1, 2, 2], 'bemarke6 pet-parker6 bemarke7 meteor5'],
  ['Mushroom risotto', 14, 'Milk', [6, 1, 2, 3], 'unloc1 pet-parker1 bemarke7 unloc0'],
  ['Chicken and barley', 15, 'Wheat', [10, 0, 3, 1], 'pet-parker3 pet-parker1 unloc2 bemarke4'],
  ['Cod with fennel', 17, 'Fish, milk', [5, 0, 2, 3], 'unloc0 sekr1 unloc1 eatfresh2'],
  ['Squash curry', 13, 'Nuts', [5, 1, 2, 4], 'pet-parker3 bemarke3 pet-parker2 meteor4'],
  ['Baked salmon', 17, 'Fish, milk', [8, 0, 2, 0], 'bemarke2 meteor2 bemarke3 unloc1'],
  ['Beet tart', 13, 'Egg, milk, wheat', [4, 0, 1, 3], 'pathable6 meteor6 pathable5 unloc0'],
  ['Turkey chili', 14, 'None', [7, 1, 2, 4], 'meteor6 bemarke5 meteor5 pet-parker3'],
] as const;
/** How many meals one tray holds. */
export const perTray = 24;
/** A dish of the next week that a cook is still writing. */
export const draft = [
  'Pumpkin gnocchi',
  0,
  'Milk, wheat',
  [0, 0, 0, 0],
  'pet-parker3 bemarke3 unloc1 pet-parker2',
] as const;
export const draftText = 'Potato gnocchi in roast pumpkin sauce, with sage butter and';
/** The cooking list as it was printed: a dish, its meals, and what some of them are without. */
export const sheet = [
  [0, 281, '14 without nuts'],
  [1, 203, '9 without milk'],
  [2, 310, ''],
  [3, 158, '6 without milk'],
  [4, 182, '11 without nuts'],
  [5, 236, ''],
  [6, 117, '5 without egg'],
  [7, 230, ''],
] as const;

/** Areas by the minute after noon at which their orders close; the last one starts the printer. */
const now = 461;
const areas = [
  ['St. Cloud', 420, 96],
  ['Faribault', 450, 71],
  ['Hastings', 480, 118],
  ['Stillwater', 510, 134],
  ['Minneapolis', 600, 412],
] as const;
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} PM`;
export const closings = areas.map(([name, at, count]) => [name, `${count} orders`, at < now ? 'Closed' : clock(at)]);
const closed = areas.filter(([, at]) => at < now).length;
export const summary = `${areas.reduce((sum, [, , count]) => sum + count, 0)} orders, ${closed} of ${areas.length} areas closed`;

/** What is packed for each area: no order came after its own closing. */
export const packing = areas.map(([area, , orders]) => [area, orders] as const);

export const top = {
  name: 'EatFresh Kitchen',
  sign: 'M3 13.5h18a9 7 0 0 1-18 0zM11 10.5V9.5A5.5 5.5 0 0 0 5.5 4v1a5.5 5.5 0 0 0 5.5 5.5zM13 10.5V9a6 6 0 0 1 6-6v1.5a6 6 0 0 1-6 6z',
  tabs: ['Menu', 'Dishes', 'Routes', 'Printouts'],
};
