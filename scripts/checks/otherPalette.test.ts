import { expect } from '@playwright/test';
import { colors } from '../../src/theme/palette';
import { strongerColors } from '../../src/theme/derivedColors';
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

/** What pages, share pictures, icons and the manifest are colored with, written as the build writes it. */
const printed = `
import { register } from 'node:module';
register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(withoutFonts)}));
const { globalStyles } = await import('../src/theme/globalStyles');
const { themeOf } = await import('../src/theme/theme');
const { notFoundRoute, routes } = await import('../src/paths');
const { siteIcons } = await import('./pictures/siteIcons');
const { shareLook } = await import('./share-images/shareLook');
const { webManifest } = await import('./seo/webManifest');
// Covers are in the colors of customers, and people in their own.
const shown = [...routes, notFoundRoute].filter(({ page }) => !['caseStudy', 'aboutUs'].includes(page));
const looks = shown.map((route) => shareLook(route, 'en'));
console.log(JSON.stringify([globalStyles, themeOf('ltr'), looks, await siteIcons(), webManifest()]));
`;

test('with another palette no color of the old one is left @long', async ({ copy }) => {
  test.slow();
  copy.write('src/theme/palette.ts', copy.read('src/theme/palette.ts').replaceAll(/#[\dA-F]{6}/gi, other));
  copy.write('scripts/printed.ts', printed);
  const { output } = await copy.run('scripts/printed.ts');
  expect(output).toContain('--tone-1');
  const written = output.toLowerCase();
  expect(written).toContain(other(colors.primary.light.toLowerCase()));
  expect(old.filter((color) => written.includes(color))).toEqual([]);
});
