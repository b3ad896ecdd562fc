import type { Leftover } from './leftover';
import { leftoverNames } from './leftoverNames';
import { leftoverPictures } from './leftoverPictures';
import { leftoverSayings } from './leftoverSayings';
import { leftoverServices } from './leftoverServices';
import { leftoverStudies } from './leftoverStudies';
import { leftoverWords } from './leftoverWords';

/** All that content no longer uses, in the project's folder. What this removes can leave more of it: look again until there is none. */
export function leftovers(): Leftover[] {
  return [
    ...leftoverStudies(),
    ...leftoverServices(),
    ...leftoverNames(),
    ...leftoverSayings(),
    ...leftoverWords(),
    ...leftoverPictures(),
  ];
}
