import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { colors } from '../../src/theme/palette';
import { locales } from '../../src/i18n/locales';
import { checkRemoved, questions } from './answers';
import { fromPrimary, fromSecondary, withColors } from './paletteOf';

const palette = readFileSync('src/theme/palette.ts', 'utf8');

test('new colors replace only the company’s own colors in the palette', () => {
  const changed = withColors(palette, { ...fromPrimary('#7b1e5a'), ...fromSecondary('#9ad1c4') });
  expect(changed).toContain("  primary: { light: '#7B1E5A', dark: '");
  expect(changed).toContain("  secondary: { light: '#9AD1C4', dark: '#9AD1C4' },");
  const lines = palette.split('\n');
  const different = changed.split('\n').filter((line, index) => line !== lines[index]);
  expect(different.map((line) => line.trim().split(':')[0])).toEqual([
    'primary',
    'primaryStrong',
    'primarySoft',
    'band',
    'bandButton',
    'onBandButton',
    'secondary',
  ]);
  const unnamed = palette.replace('  band:', '  strip:');
  expect(() => withColors(unnamed, { band: {} })).toThrow('src/theme/palette.ts has no color band');
});

test('the present value answers every question, and an invalid answer is refused with its reason', () => {
  for (const { now, check } of questions) expect(() => check(now)).not.toThrow();
  expect(questions.find(({ option }) => option === 'primary')?.now).toBe(colors.primary.light);
  for (const [option, answer, reason] of [
    ['name', '<b>', 'must be a name'],
    ['site-url', 'blueharbor.example', 'must be an address such as'],
    ['contact-email', 'moin', 'must be an e-mail address'],
    ['link-careers', 'http://jobs.example', 'must be an https address'],
    ['primary', 'green', 'must be a color such as'],
  ] as const) {
    const question = questions.find((one) => one.option === option);
    expect(() => question?.check(answer)).toThrow(`--${option} ${answer}: ${reason}`);
  }
});

test('only a translation can be removed', () => {
  expect(() => checkRemoved(locales.slice(1))).not.toThrow();
  for (const tag of ['en', 'xx']) {
    expect(() => checkRemoved([...locales.slice(1), tag])).toThrow(`--remove-language ${tag}: must be one of `);
  }
});
