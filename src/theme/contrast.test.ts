import { expect, test } from '@playwright/test';
import { rampFromAccent } from '../content/accents';
import { caseStudyRecords } from '../content/caseStudyRecords';
import { type ColorName, colors } from './palette';
import { strongerColors, tones } from './derivedColors';

type Colors = Readonly<Record<ColorName, { light: string; dark: string }>>;

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ['background', 'paper', 'sunken', 'raised'] as const;

/** The least contrast of colors on backgrounds. */
const rules: readonly { colors: readonly ColorName[]; on: readonly ColorName[]; atLeast: number }[] = [
  { colors: ['text', 'textSecondary'], on: backgrounds, atLeast: 7 },
  { colors: ['text'], on: ['primarySoft'], atLeast: 7 },
  // Links, the focus ring and drawings in the primary color; errors and their borders.
  { colors: ['primary', 'primaryStrong', 'error', 'success', 'warning'], on: backgrounds, atLeast: 4.5 },
  { colors: ['primary'], on: ['primarySoft'], atLeast: 4.5 },
  { colors: ['onPrimary'], on: ['primary', 'primaryStrong', 'error', 'success'], atLeast: 4.5 },
  { colors: ['onBand'], on: ['band'], atLeast: 7 },
  { colors: ['onBandButton'], on: ['bandButton'], atLeast: 7 },
  { colors: ['bandButton', 'secondary'], on: ['band'], atLeast: 4.5 },
  { colors: ['onSecondary'], on: ['secondary'], atLeast: 7 },
  { colors: ['secondary'], on: ['onSecondary'], atLeast: 4.5 },
  { colors: ['control'], on: backgrounds, atLeast: 3 },
];

/** The colors of a visitor who asks for more contrast. */
const strong: Colors = { ...colors, ...strongerColors };

/** With more contrast all text has 7 : 1 (WCAG 1.4.6), edges have 4.5 : 1. */
const strongRules: typeof rules = [
  ...rules.map((rule) => ({ ...rule, atLeast: 7 })),
  { colors: ['line'], on: backgrounds, atLeast: 4.5 },
];

/** The combinations with less contrast than the rule asks for. */
function shortfalls({ colors: names, on, atLeast }: (typeof rules)[number], colors: Colors): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    names.flatMap((name) =>
      on.flatMap((background) => {
        const ratio = contrast(colors[name][scheme], colors[background][scheme]);
        return ratio < atLeast ? [`${name} on ${background}, ${scheme}: ${ratio.toFixed(2)} < ${atLeast}`] : [];
      }),
    ),
  );
}

test('every color can be read or seen on every background', () => {
  expect(rules.flatMap((rule) => shortfalls(rule, colors))).toEqual([]);
});

test('with the setting for more contrast, colors have more contrast', () => {
  expect(strongRules.flatMap((rule) => shortfalls(rule, strong))).toEqual([]);
});

test('text can be read on the blocks of legal pages in the dark scheme', () => {
  expect(contrast(colors.text.dark, tones['--tone-1'].dark)).toBeGreaterThanOrEqual(7);
});

const accents = Object.entries(caseStudyRecords).map(([name, { accent }]) => ({ name, ramp: rampFromAccent(accent) }));

test('text can be read on the background of every accent', () => {
  const faint = accents.flatMap(({ name, ramp }) => [
    { name: `${name}, light`, ratio: contrast(colors.text.light, ramp[0]) },
    { name: `${name}, dark`, ratio: contrast(colors.text.dark, ramp[8]) },
  ]);
  expect(faint.filter(({ ratio }) => ratio < 7)).toEqual([]);
});

test('text in every accent can be read on plain backgrounds and on its own background', () => {
  const faint = accents.flatMap(({ name, ramp }) => [
    ...backgrounds.map((background) => ({ name, on: background, ratio: contrast(ramp[6], colors[background].light) })),
    ...backgrounds.map((background) => ({
      name,
      on: `${background}, dark`,
      ratio: contrast(ramp[2], colors[background].dark),
    })),
    { name, on: 'its own background', ratio: contrast(ramp[6], ramp[0]) },
    { name, on: 'its own dark background', ratio: contrast(ramp[2], ramp[8]) },
  ]);
  expect(faint.filter(({ ratio }) => ratio < 7)).toEqual([]);
});
