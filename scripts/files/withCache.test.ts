import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './filesBelow';
import { expect, test } from '../testing/folder';
import { withCache } from './withCache';

test('a cache is read only as it was left', async ({ folder }) => {
  const cache = join(folder, 'cache');
  const write = async (text: string) => writeFileSync(join(cache, 'kept'), text);
  const found = () => withCache(cache, async () => filesBelow(cache));
  await withCache(cache, () => write('words'));
  expect(await found()).toEqual(['kept']);
  await write('wards');
  expect(await found()).toEqual([]);
});
