import { expect, test } from '@playwright/test';
import { headingProblems } from './headings';
import { headProblems } from './heads';
import { linkProblems } from './links';
import { quoteProblems } from './quotes';
import { htmlPage, siteOf } from './site';

const siteUrl = 'https://site.example';

/** A site of HTML files and one drawing, `images/a.svg#mark`. */
function siteWith(pages: Readonly<Record<string, string>>) {
  const files: Record<string, string> = { 'images/a.svg': '<svg><symbol id="mark"/></svg>', ...pages };
  return siteOf(Object.keys(files), (name) => files[name] ?? '');
}

const headOf = (title: string, description: string) =>
  htmlPage(
    `${title || 'none'}.html`,
    `<html lang="en"><title>${title}</title><meta name="description" content="${description}">`,
  );

test('addresses of a page that lead nowhere are told, in links, pictures, videos and icons', () => {
  const good = [
    '<a href="/">h</a><a href="/about-us#team">a</a><a href="#here">b</a><a href="mailto:a@b.example">m</a>',
    '<a href="https://elsewhere.example/x">e</a><p id="here"><svg><use href="/images/a.svg#mark"/></svg>',
    `<link rel="canonical" href="${siteUrl}/about-us"><meta property="og:image" content="${siteUrl}/images/a.svg">`,
  ].join('');
  const about = '<h1 id="team">Team</h1>';
  expect(linkProblems(siteWith({ 'index.html': good, 'about-us/index.html': about }), siteUrl)).toEqual([]);

  const nothing = 'there is no such page or file';
  for (const [html, place, reason] of [
    ['<a href="/nowhere">n</a>', '<a href="/nowhere">', nothing],
    ['<a href="/about-us/">n</a>', '<a href="/about-us/">', nothing],
    ['<a href="https://[">n</a>', '<a href="https://[">', nothing],
    ['<noscript><img src="/images/b.svg"></noscript>', '<img src="/images/b.svg">', nothing],
    ['<img srcset="/images/a.svg 1x, /b.webp 2x">', '<img srcset="/b.webp">', nothing],
    ['<video poster="/videos/p.avif"></video>', '<video poster="/videos/p.avif">', nothing],
    ['<video><source src="/v.mp4"></video>', '<source src="/v.mp4">', nothing],
    [`<link rel="icon" href="/f.ico">`, '<link href="/f.ico">', nothing],
    [`<meta property="og:image" content="${siteUrl}/s.png">`, `<meta content="${siteUrl}/s.png">`, nothing],
    ['<a href="#gone">n</a>', '<a href="#gone">', 'index.html has no id "gone"'],
    ['<a href="/about-us#gone">n</a>', '<a href="/about-us#gone">', 'about-us/index.html has no id "gone"'],
    ['<svg><use href="/images/a.svg#x"/></svg>', '<use href="/images/a.svg#x">', 'images/a.svg has no id "x"'],
    ['<p id="x"></p><p id="x"></p>', 'id="x"', 'stands more than once'],
  ] as const) {
    const site = siteWith({ 'index.html': html, 'about-us/index.html': about });
    expect(linkProblems(site, siteUrl)).toEqual([`index.html: ${place}: ${reason}`]);
  }
});

test('headings go down step by step from one first heading', () => {
  for (const [html, problems] of [
    ['<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>', []],
    ['<p>A</p>', ['<h1>: stands 0 times instead of once']],
    ['<h1>A</h1><h2>B</h2><h1>C</h1>', ['<h1>: stands 2 times instead of once']],
    ['<h1>A</h1><h3>C</h3>', ['<h3> “C”: follows <h1>']],
    ['<h2>B</h2><h1>A</h1>', ['<h2> “B”: follows no heading']],
  ] as const) {
    expect(headingProblems(htmlPage('a.html', html))).toEqual(problems.map((problem) => `a.html: ${problem}`));
  }
});

test('titles and descriptions are there, differ and have a sensible length', () => {
  const title = 'A title of a good length';
  const other = 'Another title of a good length';
  const text =
    'A description that is long enough to say what a visitor finds on the page, in a plain sentence or in two.';
  expect(headProblems([headOf(title, text), headOf(other, `${text} More.`)], 'en')).toEqual([]);
  for (const [pages, problem] of [
    [[headOf('', text)], 'none.html: title: is missing'],
    [[headOf(title, '')], `${title}.html: description: is missing`],
    [[headOf('Short', text)], 'Short.html: title: has 5 characters instead of 20 to 75: “Short”'],
    [[headOf(title, 'Short')], `${title}.html: description: has 5 characters instead of 100 to 165: “Short”`],
    [
      [headOf(title, text), headOf(other, text)],
      `${other}.html: description: is the same as that of ${title}.html: “${text}”`,
    ],
  ] as const) {
    expect(headProblems(pages, 'en')).toEqual([problem]);
  }
  // Only the source language's length is known to be good.
  expect(headProblems([headOf('Short', text)], 'de')).toEqual([]);
});

test('a quote without the mark of a sample is told', () => {
  const marks = ['Sample quote', 'Beispielzitat'];
  for (const mark of marks) {
    const page = htmlPage('a.html', `<figure><blockquote>Good</blockquote><figcaption>${mark}</figcaption></figure>`);
    expect(quoteProblems(page, marks, 0)).toEqual([]);
    const ofAuthor = htmlPage('a.html', `<main><p>${mark}</p><blockquote>Good</blockquote></main>`);
    expect(quoteProblems(ofAuthor, marks, 0)).toEqual([]);
    // Somebody has said it, and yet it is marked.
    expect(quoteProblems(page, marks, 1)).toHaveLength(1);
  }
  for (const html of ['<blockquote>Good</blockquote>Sample quote', '<figure><blockquote>Good</blockquote></figure>']) {
    expect(quoteProblems(htmlPage('a.html', html), marks, 1)).toEqual([]);
    expect(quoteProblems(htmlPage('a.html', html), marks, 0)).toEqual([
      'a.html: <blockquote> “Good…”: has no “Sample quote” or “Beispielzitat” in its figure, nor its page',
    ]);
  }
});
