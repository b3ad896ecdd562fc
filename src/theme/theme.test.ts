import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { computedTheme } from './computedTheme';
import { theme } from './theme';
import { unusedComponents } from './themeData';
import { usedVariables, withoutFallbacks } from './variables';
import { filesBelow } from '../../scripts/files/filesBelow';

const sources = filesBelow('src')
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join('src', file), 'utf8'));

/** What Material UI computes, without the values that variables fall back to. */
const plain = <Value extends object>(value: Value) =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? withoutFallbacks(part) : part,
  ) as Value;

test('functions of the theme answer as those of Material UI', () => {
  const { breakpoints, spacing, transitions, typography } = computedTheme;
  for (const key of breakpoints.keys) {
    for (const name of ['up', 'down', 'only', 'not'] as const)
      expect(theme.breakpoints[name](key)).toBe(breakpoints[name](key));
  }
  expect(theme.breakpoints.between('sm', 'lg')).toBe(breakpoints.between('sm', 'lg'));
  for (const space of [0, 0.5, 1, 2.5, 'auto']) expect(theme.spacing(space)).toBe(withoutFallbacks(spacing(space)));
  expect(theme.spacing(1, 2, 3, 4)).toBe(withoutFallbacks(spacing(1, 2, 3, 4)));
  expect(theme.typography.pxToRem(15)).toBe(typography.pxToRem(15));
  for (const height of [0, 20, 300, 9000]) {
    expect(theme.transitions.getAutoHeightDuration(height)).toBe(transitions.getAutoHeightDuration(height));
  }
  const some = { duration: 150, easing: 'linear', delay: 20 };
  for (const properties of ['opacity', ['opacity', 'transform']]) {
    expect(theme.transitions.create(properties)).toBe(transitions.create(properties));
    expect(theme.transitions.create(properties, some)).toBe(transitions.create(properties, some));
  }
  const color = theme.vars.palette.primary.main;
  for (const share of [0.5, 'var(--share)']) {
    expect(theme.alpha(color, share)).toBe(computedTheme.alpha(color, share));
    expect(theme.lighten(color, share)).toBe(computedTheme.lighten(color, share));
    expect(theme.darken(color, share)).toBe(computedTheme.darken(color, share));
  }
  expect(theme.applyStyles()).toEqual(computedTheme.applyStyles('dark', { color }));
});

test('what the theme holds of palette, type and measures is Material UI’s', () => {
  const { palette, shadows, shape, typography, zIndex } = computedTheme;
  const vars = plain(computedTheme.vars);
  expect({ ...palette }).toMatchObject({ ...theme.palette });
  expect({ ...vars.palette }).toMatchObject({ ...theme.vars.palette });
  expect(Object.fromEntries(Object.entries(shadows))).toMatchObject(theme.shadows);
  expect(shape).toEqual(theme.shape);
  expect({ ...typography }).toMatchObject({ ...theme.typography, pxToRem: typography.pxToRem });
  expect(zIndex).toEqual(theme.zIndex);
});

test('what the theme leaves out belongs to components that no page uses', () => {
  for (const name of unusedComponents) {
    expect(sources.filter((text) => text.includes(`@mui/material/${name}'`))).toEqual([]);
  }
});

test('no control is disabled or loading, so nothing is lost with the styles of those states', () => {
  const states = /<[A-Z]\w+[^<>]*?\sdisabled(?=[\s/>=])|<\w*Button[^<>]*?\sloading(?=[\s/>=])/;
  expect(states.test('<Button variant="text" disabled={isSending}>')).toBe(true);
  expect(sources.filter((text) => states.test(text))).toEqual([]);
  const styles = JSON.stringify(theme.components);
  expect(styles).not.toContain('Mui-disabled');
  expect(styles).not.toContain('Mui-focusVisible');
});

test('a variable that pages have is named alone, any other gives way to its value', () => {
  expect(Object.keys(usedVariables)).toContain('--palette-primary-main');
  expect(withoutFallbacks('1px solid var(--palette-primary-main, light-dark(#fff, #000))')).toBe(
    '1px solid var(--palette-primary-main)',
  );
  expect(withoutFallbacks('var(--shadows-1, 0 1px rgba(0,0,0,0.2))')).toBe('0 1px rgba(0,0,0,0.2)');
  expect(withoutFallbacks('var(--not-of-the-theme, 1px)')).toBe('var(--not-of-the-theme, 1px)');
});
