import { expect, test } from '@playwright/test';
import { pageMarkdown } from './pageMarkdown';

const head = { title: 'A "title"', description: 'What it is.', language: 'en', url: 'https://site.example/a' };
const textOf = (main: string) =>
  pageMarkdown(`<header>No</header><main id="content">${main}</main><footer>No</footer>`, head, 'https://site.example');

test('a twin has the main part of the page, below what the page is', () => {
  expect(textOf('<h1>Heading</h1><p>A <b>bold</b> <a href="/b#c">link</a>.</p>')).toBe(
    [
      '---',
      'title: "A \\"title\\""',
      'description: "What it is."',
      'language: "en"',
      'url: "https://site.example/a"',
      '---',
      '',
      '# Heading',
      '',
      'A **bold** [link](https://site.example/b#c).',
      '',
    ].join('\n'),
  );
  expect(() => pageMarkdown('<p>Nothing</p>', head, 'https://site.example')).toThrow('The page has no <main>');
});

test('what is only to be seen, used or heard is left out', () => {
  const twin = textOf(
    [
      '<svg><title>Drawing</title></svg><img src="/a.svg" alt=""><div aria-hidden="true">Twice</div>',
      '<form><label>Name</label><input></form><select><option>All</option></select><video>Silent</video>',
      '<h2 id="x"><a href="/a#x">Own place</a></h2>',
      '<a href="https://b.example/" target="_blank">Away<svg></svg><span> opens in a new tab</span></a>',
      '<img src="/p.svg" alt="A plan">',
    ].join(''),
  );
  expect(twin.split('---\n\n')[1]).toBe(
    '## Own place\n\n[Away](https://b.example/)![A plan](https://site.example/p.svg)\n',
  );
});

test('cards are sections, and buttons lines of their own', () => {
  const twin = textOf(
    [
      '<ul><li><h3><a href="/a">First</a></h3><p>About it.</p></li><li><h3>Second</h3></li></ul>',
      '<ul><li>plain</li></ul>',
      '<a class="MuiButton-root" href="/b">One</a><a class="MuiButton-root" href="/c">Two</a>',
      '<a href="/d"><h3>Third</h3><p>Whole card.</p></a>',
    ].join(''),
  );
  expect(twin.split('---\n\n')[1]).toBe(
    [
      '### [First](https://site.example/a)',
      'About it.',
      '### Second',
      '-   plain',
      '[One](https://site.example/b)',
      '[Two](https://site.example/c)',
      '### [Third](https://site.example/d)',
      'Whole card.\n',
    ].join('\n\n'),
  );
});

test('tags stand apart, and what explains a figure stands without its toggle', () => {
  const tag = (name: string) => `<span class="MuiTypography-root MuiTypography-label">${name}</span>`;
  const twin = textOf(
    [
      `<p>${tag('Pets')} ${tag('Mobile development')} ${tag('Product design')}</p>`,
      `<figcaption><div><p>Ada</p></div>${tag('Sample quote')}</figcaption>`,
      '<ul><li><p>90%</p><details><summary>What is this?</summary><p>Nine of ten.</p></details></li></ul>',
    ].join(''),
  );
  expect(twin.split('---\n\n')[1]).toBe(
    ['Pets · Mobile development · Product design', 'Ada', 'Sample quote', '90%', 'Nine of ten.\n'].join('\n\n'),
  );
});
