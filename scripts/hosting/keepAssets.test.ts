import { createServer } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetList, assetListName, keepAssets } from './keepAssets';
import { expect, test, writeFiles } from '../testing/folder';

test('a deploy keeps the files of earlier builds until 30 days after they were replaced', async ({ folder }) => {
  let live: string | undefined;
  const server = createServer((req, res) => {
    const file = live !== undefined && join(live, req.url ?? '');
    try {
      res.end(readFileSync(String(file)));
    } catch {
      res.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  const origin = () => {
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  };
  const release = async (name: string, day: string) => {
    const build = join(folder, name);
    await writeFiles(build, { [`assets/${name}.js`]: name, 'assets/same.js': 'same', 'assets/same.js.br': 'small' });
    await writeFiles(build, { [assetListName]: assetList(build) });
    const report = await keepAssets(build, origin(), new Date(day));
    live = build;
    return [report, ...readdirSync(join(build, 'assets')).filter((file) => !file.startsWith('same'))];
  };
  expect(await release('one', '2030-01-01')).toEqual([expect.stringContaining('nothing is kept'), 'one.js']);
  expect(await release('two', '2030-03-01')).toEqual(['Kept 1 files of earlier builds.', 'one.js', 'two.js']);
  expect(await release('three', '2030-03-31')).toEqual([
    'Kept 2 files of earlier builds.',
    'one.js',
    'three.js',
    'two.js',
  ]);
  expect(await release('four', '2030-04-01')).toEqual([
    'Kept 2 files of earlier builds.',
    'four.js',
    'three.js',
    'two.js',
  ]);
  expect(readFileSync(join(folder, 'four/assets/two.js'), 'utf8')).toBe('two');
  await writeFiles(folder, { [`four/${assetListName}`]: '{"assets/../../secret.txt":null}' });
  await expect(release('five', '2030-04-02')).rejects.toThrow('secret.txt');
  server.close();
});
