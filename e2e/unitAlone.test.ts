import { expect, test } from '@playwright/test';
import { isUnitAlone } from '../playwright.config';

test('only a run of nothing but unit tests has no server', () => {
  for (const alone of [
    '--project=unit',
    '--project unit',
    '--project unit --no-deps',
    '--project=unit src/a.test.ts',
  ]) {
    expect(isUnitAlone(`playwright test ${alone}`), alone).toBe(true);
  }
  const several = ['--project=unit --project=desktop', '--project unit --project desktop', '--project unit desktop'];
  for (const more of ['', 'unit', ...several, '--project=unit,desktop', '--project=units']) {
    expect(isUnitAlone(`playwright test ${more}`), more).toBe(false);
  }
});
