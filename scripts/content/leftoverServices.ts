import { serviceSlugs } from '../../src/content/serviceSlugs';
import { type Leftover, leftoverEntries } from './leftover';

export const noService = 'src/content/serviceSlugs.ts does not have it';

/** Records and drawings of services that are gone. */
export function leftoverServices(): Leftover[] {
  return [
    ...leftoverEntries('src/content/services.ts', 'services', serviceSlugs, noService),
    ...leftoverEntries('src/components/art/serviceGlyphs.ts', 'serviceGlyphs', [...serviceSlugs, 'hosting'], noService),
    ...leftoverEntries('src/components/art/serviceArtCells.ts', 'cells', serviceSlugs, noService),
  ];
}
