import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../../scripts/files/filesBelow';
import { palette } from './palette';

/** Every color of the palette as the variable that pages have it by. */
const variables = new Set(
  Object.entries(palette).flatMap(([role, tones]) =>
    typeof tones === 'string' ? [`--palette-${role}`] : Object.keys(tones).map((tone) => `--palette-${role}-${tone}`),
  ),
);

/** What a sign's own component sets. */
const own = new Set(['--icon-2', '--icon-3', '--second']);

const drawings = filesBelow('src').filter((name) => name.endsWith('.svg'));

test('drawings have colors of the palette alone, by variables that there are', () => {
  const colors = drawings.flatMap((name) =>
    [...readFileSync(`src/${name}`, 'utf8').matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, color = '']) => ({
      name,
      color,
    })),
  );
  expect(colors.length).toBeGreaterThan(0);
  const unknown = colors.filter(({ color }) => {
    const [, variable] = /^var\((--[\w-]+), (?:#[\da-f]{6}|currentColor)\)$/.exec(color) ?? [];
    if (variable === undefined) return color !== 'none' && color !== 'currentColor';
    return !variables.has(variable) && !own.has(variable);
  });
  expect(unknown).toEqual([]);
});

test('drawings have one element a line, and nothing that the page would refuse or read out', () => {
  for (const name of drawings) {
    const text = readFileSync(`src/${name}`, 'utf8');
    expect(text, name).not.toMatch(/ (?:style|class|href)=|<(?:style|script|text|image|use)\b/);
    expect(
      text.split('\n').filter((line) => (line.match(/<\w/g) ?? []).length > 1),
      name,
    ).toEqual([]);
  }
});
