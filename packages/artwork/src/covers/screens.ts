import type { Screen } from './screen';
import { aklivityScreen } from './screens/aklivity';
import { bemarkeScreen } from './screens/bemarke';
import { eatfreshScreen } from './screens/eatfresh';
import { favroScreen } from './screens/favro';
import { lempireScreen } from './screens/lempire';
import { meteorScreen } from './screens/meteor';
import { montiApmScreen } from './screens/monti-apm';
import { pathableScreen } from './screens/pathable';
import { petParkerScreen } from './screens/pet-parker';
import { plainScreen } from './screens/plain';
import { polidigitalScreen } from './screens/polidigital';
import { sekrScreen } from './screens/sekr';
import { sneakpeekScreen } from './screens/sneakpeek';
import { sostenaScreen } from './screens/sostena';
import { unlocScreen } from './screens/unloc';
import { zcloudScreen } from './screens/zcloud';

/** What each case study's product looks like at work. */
const screens: Readonly<Record<string, Screen>> = {
  favro: favroScreen,
  meteor: meteorScreen,
  bemarke: bemarkeScreen,
  'pet-parker': petParkerScreen,
  unloc: unlocScreen,
  eatfresh: eatfreshScreen,
  sostena: sostenaScreen,
  sekr: sekrScreen,
  polidigital: polidigitalScreen,
  zcloud: zcloudScreen,
  aklivity: aklivityScreen,
  lempire: lempireScreen,
  'monti-apm': montiApmScreen,
  sneakpeek: sneakpeekScreen,
  pathable: pathableScreen,
};

/** The product of a case study at work; a plain page where none is drawn for it. */
export function screenOf(slug: string): Screen {
  return screens[slug] ?? plainScreen;
}
