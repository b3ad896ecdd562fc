import { expect, test } from '@playwright/test';
import { pageMarkdown } from './pageMarkdown';

const head = { title: 'A "title"', description: 'What it is.', language: 'en', url: 'https://site.example/a' };
const twinOf = (main: string) =>
  pageMarkdown(`<header>No</header><main id="content">${main}</main><footer>No</footer>`, head, 'https://site.example');

test('the Markdown of a page has its title, description, language and address, and its main part', () => {
  expect(twinOf('<h1>Heading</h1><p>A <b>bold</b> <a href="/b#c">link</a>.</p>')).toBe(
    [
      '---\ntitle: "A \\"title\\""\ndescription: "What it is."\nlanguage: "en"\nurl: "https://site.example/a"\n---',
      '# Heading',
      'A **bold** [link](https://site.example/b#c).\n',
    ].join('\n\n'),
  );
  expect(() => pageMarkdown('<p>Nothing</p>', head, 'https://site.example')).toThrow('The page has no <main>');
});

const tag = (name: string) => `<span class="MuiTypography-root MuiTypography-label">${name}</span>`;

test('drawings, forms and repetitions are left out; cards are sections, and buttons have their own lines', () => {
  for (const [html, text] of [
    [
      '<svg><title>Drawing</title></svg><img src="/a.svg" alt=""><div aria-hidden="true">Twice</div><p>Words</p>',
      'Words',
    ],
    [
      '<form><label>Name</label><input></form><select><option>All</option></select><video>Silent</video><p>Words</p>',
      'Words',
    ],
    ['<h2 id="x"><a href="/a#x">Own place</a></h2>', '## Own place'],
    ['<p><bdi>Harbor GmbH</bdi><br><bdi>Kai 1</bdi></p>', 'Harbor GmbH  \nKai 1'],
    [
      '<a href="https://b.example/" target="_blank">Away<svg></svg><span> opens in a new tab</span></a>',
      '[Away](https://b.example/)',
    ],
    ['<img src="/p.svg" alt="A plan">', '![A plan](https://site.example/p.svg)'],
    ['<img src="/r.png" alt="React"><span aria-hidden="true">React</span>', 'React'],
    [
      '<a href="/ai"><svg role="img" aria-label="AI"></svg><span aria-hidden="true">AI</span></a>',
      '[AI](https://site.example/ai)',
    ],
    [
      '<ul><li><h3><a href="/a">First</a></h3><p>About it.</p></li></ul><ul><li>plain</li></ul>',
      '### [First](https://site.example/a)\n\nAbout it.\n\n-   plain',
    ],
    [
      '<a class="MuiButton-root" href="/b">One</a><a class="MuiButton-root" href="/c">Two</a>',
      '[One](https://site.example/b)\n\n[Two](https://site.example/c)',
    ],
    ['<a href="/d"><h3>Third</h3><p>Whole card.</p></a>', '### [Third](https://site.example/d)\n\nWhole card.'],
    [`<p>${tag('Pets')} ${tag('Product design')}</p>`, 'Pets · Product design'],
    ['<p>90%</p><details><summary>What is this?</summary><p>Nine of ten.</p></details>', '90%\n\nNine of ten.'],
  ] as const) {
    expect(twinOf(html).split('---\n\n')[1]?.trim()).toBe(text);
  }
});
