import { expect, test } from '@playwright/test';
import { figures } from './figures';
import { requiredContent } from './testing/requiredContent';

test('figures have the values and qualifiers that were asked for', () => {
  const stated = Object.entries(figures).map(([id, { value, qualifier }]) => [id, `${value} ${qualifier}`]);
  expect(Object.fromEntries(stated)).toMatchObject(requiredContent.figures);
});
