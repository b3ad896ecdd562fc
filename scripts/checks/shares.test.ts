import { expect, test } from '@playwright/test';
import { shareProblems } from './shares';
import { siteOf } from './site';

const siteUrl = 'https://site.example';

/** The first bytes of a PNG, and others after them. */
function png(width: number, height: number, rest = ''): Uint8Array {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, Buffer.from(rest)]);
}

const files: Readonly<Record<string, string | Uint8Array>> = {
  'images/a.png': png(1200, 630, 'a'),
  'images/b.png': png(1200, 630, 'b'),
  'images/again.png': png(1200, 630, 'b'),
  'images/small.png': png(600, 315),
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

function problemsOf(pages: Readonly<Record<string, string>>): string[] {
  const all = { ...files, ...pages };
  return shareProblems(
    siteOf(Object.keys(all), (name) => all[name] ?? ''),
    siteUrl,
  );
}

test('what a page tells social networks is whole, true and its own', () => {
  const other = pageWith({ 'og:image': `${siteUrl}/images/b.png` });
  expect(problemsOf({ 'a.html': pageWith(), 'b.html': other })).toEqual([]);
  expect(problemsOf({ '404.html': '<meta name="robots" content="noindex"><h1>Nothing</h1>' })).toEqual([]);

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
    expect(problemsOf({ 'a.html': pageWith(changes) })).toEqual([`a.html: ${problem}`]);
  }
  for (const key of Object.keys(tags)) {
    expect(problemsOf({ 'a.html': pageWith({ [key]: null }) }), key).toEqual([
      `a.html: ${key}: stands 0 times instead of once`,
    ]);
  }
  expect(problemsOf({ 'a.html': pageWith({}, '<meta property="og:type" content="article">') })).toEqual([
    'a.html: og:type: stands 2 times instead of once',
  ]);
});

test('two pages with one picture are told, whatever its name is', () => {
  for (const name of ['b', 'again']) {
    const pages = ['b', name].map((file) => pageWith({ 'og:image': `${siteUrl}/images/${file}.png` }));
    expect(problemsOf({ 'a.html': pages[0] ?? '', 'b.html': pages[1] ?? '' })).toEqual([
      `b.html: og:image: images/${name}.png is the same picture as that of a.html`,
    ]);
  }
});
