import type { Ramp } from './ramp';

/**
 * One nine-step ramp (100-900) for each case study. The lightness of every step is solved so that its contrast on white
 * is equal across the hues (1.12, 1.32, 1.66, 2.25, 3.3, 5.3, 8.2, 11.8, 15.4), so one rule serves all fifteen.
 */
export const accents = {
  favro: ['#ffedf1', '#fed6df', '#feb5c6', '#fe88a8', '#ea5b88', '#bf3766', '#92224b', '#681834', '#451222'],
  meteor: ['#ffeeec', '#fed7d3', '#feb7b0', '#fe8c83', '#ee5d56', '#c33937', '#952423', '#6b1918', '#461311'],
  bemarke: ['#ffeee7', '#fed8c6', '#feb997', '#fe9054', '#e5690d', '#af4f07', '#833904', '#5f2702', '#411801'],
  'pet-parker': ['#ffefdf', '#fedab2', '#fbbd74', '#ed9b22', '#c47e0d', '#965f07', '#6f4604', '#503002', '#361f01'],
  unloc: ['#f8f2d8', '#ebe1ab', '#dcc96e', '#c6ac12', '#a28d0c', '#7b6b07', '#5b4e04', '#413702', '#2c2401'],
  eatfresh: ['#ebf6dc', '#d3e7b5', '#b3d480', '#91ba41', '#739a0c', '#567507', '#3f5604', '#2c3d02', '#1c2801'],
  sostena: ['#e2f7e4', '#bfebc4', '#90d99a', '#58c16d', '#0fa343', '#087c31', '#045c22', '#024116', '#012b0c'],
  sekr: ['#dbf8ec', '#b0ecd4', '#71dcb6', '#15c396', '#0fa07a', '#097a5d', '#055a44', '#02402f', '#012a1e'],
  polidigital: ['#d7f8f6', '#a6ece9', '#58dcd8', '#15c0bc', '#0f9d9a', '#097876', '#055856', '#023e3d', '#012a28'],
  zcloud: ['#def6ff', '#aae9fe', '#63d7fa', '#15bce2', '#0f9abb', '#09758f', '#04566a', '#023d4c', '#012833'],
  aklivity: ['#e7f3ff', '#c5e4fe', '#95cffe', '#53b4fd', '#0e94e2', '#0870ae', '#045282', '#023a5e', '#012640'],
  lempire: ['#edf2ff', '#d3e0fe', '#b1c8fe', '#89abfd', '#5b87fc', '#3e64d2', '#2a48a2', '#1d3374', '#13224c'],
  'monti-apm': ['#f2f0ff', '#e0dcfe', '#c9c2fe', '#afa0fd', '#9379f7', '#7257cd', '#553d9e', '#3c2b71', '#271d4a'],
  sneakpeek: ['#f9eeff', '#f1d7fe', '#e6b7fe', '#d692f7', '#bb6ce0', '#964ab7', '#71338d', '#502464', '#351842'],
  pathable: ['#ffedf8', '#fed4ef', '#feb1e4', '#f389d2', '#d961b7', '#b03e92', '#87286e', '#601c4e', '#3f1433'],
} as const satisfies Record<string, Ramp>;

const ramps: readonly Ramp[] = Object.values(accents);

/** The ramp of a case study: its own, or, until it has one, the one that its name falls on. */
export function rampOf(name: string): Ramp {
  const own: Ramp | undefined = Object.hasOwn(accents, name) ? accents[name as keyof typeof accents] : undefined;
  if (own !== undefined) return own;
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return ramps[sum % ramps.length] ?? accents.favro;
}
