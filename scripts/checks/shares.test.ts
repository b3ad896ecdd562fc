import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { shareProblems } from './shares';
import { siteOf } from './site';

const siteUrl = 'https://site.example';

/** A PNG of one color. */
function png(width: number, height: number, background: string): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

const files: Readonly<Record<string, string | Uint8Array>> = {
  'images/a.png': await png(1200, 630, 'red'),
  'images/b.png': await png(1200, 630, 'blue'),
  'images/again.png': await png(1200, 630, 'blue'),
  'images/small.png': await png(600, 315, 'red'),
  'images/text.png': 'not a picture',
};

const tags: Readonly<Record<string, string>> = {
  'og:title': 'A title',
  'og:description': 'A description.',
  'og:type': 'website',
  'og:url': `${siteUrl}/a`,
  'og:site_name': 'Company',
  'og:locale': 'en_US',
  'og:image': `${siteUrl}/images/a.png`,
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': 'Words: A heading',
  'twitter:card': 'summary_large_image',
};

/** A page with the tags, some of them changed; null takes one out. */
function pageWith(changes: Readonly<Record<string, string | null>> = {}, more = ''): string {
  const metas = Object.entries({ ...tags, ...changes }).map(([key, content]) =>
    content === null ? '' : `<meta ${key.startsWith('og:') ? 'property' : 'name'}="${key}" content="${content}">`,
  );
  return `<link rel="canonical" href="${siteUrl}/a">${metas.join('')}${more}<h1>A heading</h1>`;
}

function problemsOf(pages: Readonly<Record<string, string>>): Promise<string[]> {
  const all = { ...files, ...pages };
  return shareProblems(
    siteOf(Object.keys(all), (name) => all[name] ?? ''),
    siteUrl,
  );
}

test('what a page tells social networks is whole, true and its own', async () => {
  const other = pageWith({ 'og:image': `${siteUrl}/images/b.png` });
  expect(await problemsOf({ 'a.html': pageWith(), 'b.html': other })).toEqual([]);
  expect(await problemsOf({ '404.html': '<meta name="robots" content="noindex"><h1>Nothing</h1>' })).toEqual([]);

  for (const [changes, problem] of [
    [
      { 'og:image': `${siteUrl}/images/small.png` },
      'og:image: images/small.png is 600 × 315 pixels instead of 1200 × 630',
    ],
    [{ 'og:image': `${siteUrl}/images/text.png` }, 'og:image: images/text.png is no PNG'],
    [{ 'og:image': '/images/a.png' }, `og:image: /images/a.png does not begin with ${siteUrl}/`],
    [{ 'og:image:width': '600' }, 'og:image:width: is 600 instead of 1200'],
    [{ 'og:image:height': '300' }, 'og:image:height: is 300 instead of 630'],
    [{ 'og:image:alt': 'Words: None' }, 'og:image:alt: lacks the heading in the picture, “A heading”'],
    [{ 'og:url': `${siteUrl}/b` }, `og:url: is not ${siteUrl}/a`],
    [{ 'og:title': ' ' }, 'og:title: is empty'],
  ] as const) {
    expect(await problemsOf({ 'a.html': pageWith(changes) })).toEqual([`a.html: ${problem}`]);
  }
  for (const key of Object.keys(tags)) {
    expect(await problemsOf({ 'a.html': pageWith({ [key]: null }) }), key).toEqual([
      `a.html: ${key}: stands 0 times instead of once`,
    ]);
  }
  expect(await problemsOf({ 'a.html': pageWith({}, '<meta property="og:type" content="article">') })).toEqual([
    'a.html: og:type: stands 2 times instead of once',
  ]);
});

test('two pages with one picture are told, whatever its name is', async () => {
  for (const name of ['b', 'again']) {
    const pages = ['b', name].map((file) => pageWith({ 'og:image': `${siteUrl}/images/${file}.png` }));
    expect(await problemsOf({ 'a.html': pages[0] ?? '', 'b.html': pages[1] ?? '' })).toEqual([
      `b.html: og:image: images/${name}.png is the same picture as that of a.html`,
    ]);
  }
});
