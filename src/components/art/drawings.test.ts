import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../../../scripts/files/filesBelow';
import { definedVariables } from '../../theme/variables';

/** Variables that a sign's component sets. */
const own = new Set(['--icon-2', '--icon-3', '--second']);

/** The mark may have colors of its own: scripts/pictures/mark.ts checks it. */
const drawings = filesBelow('src').filter((name) => name.endsWith('.svg') && name !== 'components/art/mark.svg');

test('drawings use only colors of the palette, by variables that every page defines', () => {
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
    return !(variable in definedVariables) && !own.has(variable);
  });
  expect(unknown).toEqual([]);
});

test('drawings contain nothing that the policy refuses or a screen reader reads', () => {
  for (const name of drawings) {
    expect(readFileSync(`src/${name}`, 'utf8'), name).not.toMatch(
      / (?:style|class|href)=|<(?:style|script|text|image|use)\b/,
    );
  }
});
