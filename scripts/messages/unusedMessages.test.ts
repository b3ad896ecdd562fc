import { expect, test } from '@playwright/test';
import { parseCatalog } from './catalogs';
import { unusedMessageProblems } from './unusedMessages';

test('a message that no page shows and no code names is reported', () => {
  const ids = ['home.a', 'home.b', 'home.c.x.title', 'home.d.x', 'home.form.sent', 'home.e', 'home.dd'];
  const entries = ids.map((id) => [id, { defaultMessage: 'A', description: 'A text. At most 300 characters.' }]);
  const catalog = parseCatalog(JSON.stringify(Object.fromEntries(entries)), 'home', 'en');
  const code = "<Message id=\"home.a\" /> messageId('home.c', id, 'title') `home.d.${id}` `${form}.sent` 'home.ee'";
  const unused = unusedMessageProblems([catalog], new Set(['home.b']), code);
  expect(unused.map(({ key, reason }) => `${key} ${reason}`)).toEqual([
    'home.e is shown nowhere',
    'home.dd is shown nowhere',
  ]);
});
