import { expect, writeFiles } from '../server/testing/site';
import { test } from '../server/testing/site';
import { join } from 'node:path';
import { limitOf } from './check/rules/length';
import { messageFactsOf } from './messageFacts';

test('a description ends with its limit', () => {
  expect(limitOf('A title. At most 60 characters.')).toBe(60);
  expect(limitOf('At most 60 characters. And more.')).toBeNull();
});

test('every message knows its file and its line there', () => {
  const title = messageFactsOf('en').get('service.ai.meta.title');
  expect(title?.file).toBe('locales/en/services/ai.json');
  expect(title?.line).toBeGreaterThan(1);
});

test('a translation is told beside its source; what is not translated has the source’s place', async ({ folder }) => {
  const description = 'Home page, title. At most 8 characters.';
  const source = {
    'home.a': { defaultMessage: 'A', description },
    'home.title': { defaultMessage: 'One', description },
  };
  await writeFiles(folder, {
    'locales/en/home.json': JSON.stringify(source, null, 2),
    'locales/es/home.json': JSON.stringify({ 'home.title': { defaultMessage: 'Uno' } }, null, 2),
  });
  const facts = messageFactsOf('es', join(folder, 'locales'));
  expect(facts.get('home.title')).toMatchObject({
    limit: 8,
    description,
    source: 'One',
    text: 'Uno',
    length: 3,
    line: 2,
  });
  expect(facts.get('home.title')?.file).toMatch(/locales\/es\/home\.json$/);
  expect(facts.get('home.a')).toMatchObject({ source: 'A', text: null, length: 0, line: 2 });
  expect(facts.get('home.a')?.file).toMatch(/locales\/en\/home\.json$/);
});
