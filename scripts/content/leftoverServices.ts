import { serviceSlugs } from '../../src/content/serviceSlugs';
import { below, type Leftover, leftoverEntries } from './leftover';
import { withoutImport } from './sourceEntries';

export const noService = 'src/content/serviceSlugs.ts does not have it';

/** Glyphs with their lines in the table that imports them. */
function leftoverGlyphs(): Leftover[] {
  const names = new Set<string>([...serviceSlugs, 'hosting']);
  return below('src/components/art/glyphs').flatMap((file): Leftover[] => {
    const name = file.slice(file.lastIndexOf('/') + 1, -'.svg'.length);
    if (names.has(name)) return [];
    const drop = (text: string) => withoutImport(text, `./glyphs/${name}.svg`);
    return [
      { file, because: noService },
      { file: 'src/components/art/serviceGlyphs.ts', part: { name, drop }, because: noService },
    ];
  });
}

/** Records and glyphs of services that are gone. */
export function leftoverServices(): Leftover[] {
  return [...leftoverEntries('src/content/services.ts', 'services', serviceSlugs, noService), ...leftoverGlyphs()];
}
