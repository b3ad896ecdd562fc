import { drawCovers } from './covers/drawCovers';
import type { DrawnFile } from './drawnFile';
import { drawEducation } from './education/drawEducation';
import { drawFavicons } from './favicons/drawFavicons';
import { drawPortraits } from './portraits/drawPortraits';
import { drawScreens } from './screens/drawScreens';
import { drawShare } from './share/drawShare';
import type { SiteFacts } from './siteFacts';
import { drawTechnologies } from './technologies/drawTechnologies';
import { drawWordmarks } from './wordmarks/drawWordmarks';

type Draw = (site: SiteFacts) => readonly DrawnFile[] | Promise<readonly DrawnFile[]>;

/** The sets of pictures, each with the function that draws all of its files: the same bytes each time. */
export const sets: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ['wordmarks', drawWordmarks],
  ['covers', drawCovers],
  ['screens', drawScreens],
  ['education', drawEducation],
  ['technologies', drawTechnologies],
  ['portraits', drawPortraits],
  ['favicons', drawFavicons],
  ['share', drawShare],
]);
