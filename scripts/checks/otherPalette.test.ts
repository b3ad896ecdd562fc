import { join } from 'node:path';
import { expect } from '@playwright/test';
import { colors } from '../../src/theme/palette';
import { strongerColors } from '../../src/theme/strongerColors';
import { filesBelow } from '../files/filesBelow';
import { test } from '../files/testing/projectCopy';

/** White and black are in every palette. */
const plain = new Set(['#ffffff', '#000000']);

const old = [...Object.values(colors), strongerColors.primary, strongerColors.primaryStrong]
  .flatMap(({ light, dark }) => [light.toLowerCase(), dark.toLowerCase()])
  .filter((color) => !plain.has(color));

/** Another color for each: its parts change places, and none is what it was. */
const other = (color: string) =>
  color.replaceAll(/[\da-f]{2}/gi, (part) => ((Number.parseInt(part, 16) + 77) % 256).toString(16).padStart(2, '0'));

/** A font is a file that webpack names; here its name does not matter. */
const withoutFonts = `export const load = (url, context, next) =>
  url.endsWith('.woff2') ? { format: 'module', source: 'export default ""', shortCircuit: true } : next(url, context);`;

/** What pages, share pictures, the manifest and the mark are colored with, written as the build writes it. */
const printed = `
import { register } from 'node:module';
register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(withoutFonts)}));
const { serviceSlugs } = await import('../src/content/serviceSlugs');
const { globalStyles } = await import('../src/theme/globalStyles');
const { themeOf } = await import('../src/theme/theme');
const { homeDrawing } = await import('./share-images/homeDrawing');
const { serviceDrawing } = await import('./share-images/serviceDrawing');
const { shareLook } = await import('./share-images/shareLook');
const { webManifest } = await import('./seo/webManifest');
const looks = serviceSlugs.map((slug) => shareLook({ page: 'service', slug } as never, 'en'));
const drawings = [homeDrawing(), ...serviceSlugs.map(serviceDrawing)];
console.log(JSON.stringify([globalStyles, themeOf('ltr'), drawings, looks, webManifest()]));
`;

test('with another palette no color of the old one is left', async ({ copy }) => {
  test.slow();
  copy.write('src/theme/palette.ts', copy.read('src/theme/palette.ts').replaceAll(/#[\dA-F]{6}/gi, other));
  copy.write('scripts/printed.ts', printed);
  const { output } = await copy.run('scripts/printed.ts');
  expect(output).toContain('--hero-line');
  // All sets whose pictures are text; the pixels of the others come from the same values.
  const drawn = await copy.run('scripts/artwork.ts', 'covers', 'education', 'favicons', 'screens', 'share');
  expect(drawn).toEqual({ code: 0, output: '' });
  const pictures = ['public', 'scripts/share-images/drawings'].flatMap((folder) =>
    filesBelow(join(copy.folder, folder))
      // People are drawn in their own colors.
      .filter((name) => name.endsWith('.svg') && name !== 'aboutUs.svg')
      .map((name) => copy.read(join(folder, name))),
  );
  const written = [output, ...pictures].join('\n').toLowerCase();
  expect(written).toContain(other(colors.primary.light.toLowerCase()));
  expect(old.filter((color) => written.includes(color))).toEqual([]);
});
