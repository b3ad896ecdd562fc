import { expect, test } from '@playwright/test';
import { markProblems } from './mark';

const svg = (inner: string, viewBox = '0 0 48 48') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`;

test('an SVG that cannot be the mark is refused with its file, the reason and what to do', () => {
  const own = '<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0h48v48z"/><use href="#b"/>';
  expect(markProblems(svg(own))).toEqual([]);
  for (const [source, reason] of [
    [undefined, 'is missing'],
    [svg('<path d="M0 0h9z"/>', '0 0 120 40'), 'is no square'],
    [svg('<style>.a{fill:red}</style>'), 'has styles'],
    [svg('<script>1</script>'), 'has a script'],
    [svg('<image href="a.png"/>'), 'shows another file'],
    [svg('<text>Harbor</text>'), 'has text'],
    [svg('<path fill="var(--palette-none-main, #000)"/>'), '--palette-none-main: is no color'],
    [svg('<path d="M0 0h9z">'), 'cannot be read'],
  ] as const) {
    expect(markProblems(source)).toEqual([
      expect.stringMatching(new RegExp(`^src/components/art/mark\\.svg: .*${reason}.*Fix: `, 's')),
    ]);
  }
});
