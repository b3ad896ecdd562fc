import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AssetList, assetListName, listAssets, writeAssetList } from './assetList';
import { keepAssets, type KeepLimits } from './keepAssets';
import { liveSite } from './liveSite';
import { expect, type Site, test as base, writeFiles } from '../../server/testing/site';

type Files = Readonly<Record<string, string>>;

const day = 24 * 60 * 60 * 1000;

/** A site that is built on some days, and the folder of its newest build. */
interface Deploys {
  next: string;
  build: (atDay: number, files: Files) => Promise<void>;
  keep: (from?: string, limits?: Partial<KeepLimits>) => Promise<string>;
  /** The newest build takes the place of what the site has. */
  deploy: () => void;
  /** Builds, keeps and deploys. */
  release: (atDay: number, files: Files, limits?: Partial<KeepLimits>) => Promise<string>;
  /** What stands in `assets` of the site. */
  live: () => string[];
}

function deploysOf({ folder, root, origin }: Site): Deploys {
  const next = join(folder, 'next');
  const deploys: Deploys = {
    next,
    build: async (atDay, files) => {
      rmSync(next, { recursive: true, force: true });
      await writeFiles(next, { 'index.html': '<h1>Home</h1>' });
      for (const [name, content] of Object.entries(files)) await writeFiles(next, { [`assets/${name}`]: content });
      const built = new Date(Date.UTC(2030, 0, 1) + atDay * day);
      writeFileSync(join(next, assetListName), writeAssetList(listAssets(next, built)));
    },
    keep: (from = origin, limits = {}) => keepAssets(next, liveSite(from), { days: 30, builds: 20, ...limits }),
    deploy: () => {
      rmSync(root, { recursive: true });
      renameSync(next, root);
    },
    release: async (atDay, files, limits) => {
      await deploys.build(atDay, files);
      const said = await deploys.keep(origin, limits);
      deploys.deploy();
      return said;
    },
    live: () =>
      readdirSync(join(root, 'assets'), { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.')),
  };
  return deploys;
}

const test = base.extend<{ deploys: Deploys }>({
  deploys: ({ site }, provide) => provide(deploysOf(site)),
});

const listOf = (folder: string): AssetList => JSON.parse(readFileSync(join(folder, assetListName), 'utf8'));

test('three builds in a row: the site has the files of all, each once, and a list of them', async ({
  deploys,
  site,
}) => {
  expect(await deploys.release(0, { 'start.1.js': 'one', 'page.js': 'same', 'messages/1/en.json': '{}' })).toBe(
    `${site.origin}/assets.json is not there, so nothing is kept. That is right for the first deploy only.`,
  );
  expect(await deploys.release(1, { 'start.2.js': 'two', 'page.js': 'same' })).toBe('Kept 2 files of 1 earlier builds');
  expect(await deploys.release(2, { 'start.3.js': 'three' })).toBe('Kept 4 files of 2 earlier builds');
  expect(deploys.live().toSorted()).toEqual([
    'messages/1/en.json',
    'page.js',
    'start.1.js',
    'start.2.js',
    'start.3.js',
  ]);
  expect(await (await site.fetch('/assets/start.1.js')).text()).toBe('one');
  expect(await (await site.fetch('/assets/messages/1/en.json')).text()).toBe('{}');
  const days = listOf(site.root).builds.map(({ built }) => built.slice(0, 10));
  expect(days).toEqual(['2030-01-03', '2030-01-02', '2030-01-01']);
});

test('twice is as good as once, and a folder is as good as an address', async ({ deploys, site }) => {
  await deploys.release(0, { 'start.1.js': 'one' });
  await deploys.build(1, { 'start.2.js': 'two' });
  const once = await deploys.keep(site.root);
  const list = listOf(deploys.next);
  expect(await deploys.keep()).toBe(once);
  expect(listOf(deploys.next)).toEqual(list);
  expect(list.builds).toHaveLength(2);
  deploys.deploy();
  // The very build that is live already.
  await keepAssets(site.root, liveSite(site.origin), { days: 30, builds: 20 });
  expect(listOf(site.root)).toEqual(list);
});

test('files go so many days after their build was replaced, and when too many builds are newer', async ({
  deploys,
}) => {
  await deploys.release(0, { 'start.1.js': 'one' });
  // Built long ago, but open until now.
  await deploys.release(100, { 'start.2.js': 'two' });
  expect(deploys.live()).toContain('start.1.js');
  await deploys.release(129, { 'start.3.js': 'three' });
  expect(deploys.live()).toContain('start.1.js');
  await deploys.release(130, { 'start.4.js': 'four' });
  expect(deploys.live().toSorted()).toEqual(['start.2.js', 'start.3.js', 'start.4.js']);
  await deploys.release(131, { 'start.5.js': 'five' }, { builds: 1 });
  expect(deploys.live().toSorted()).toEqual(['start.4.js', 'start.5.js']);
  await deploys.release(133, { 'start.6.js': 'six' }, { days: 1 });
  expect(deploys.live().toSorted()).toEqual(['start.5.js', 'start.6.js']);
});

test('a file that is gone is told and left out; the others stay', async ({ deploys, site }) => {
  await deploys.release(0, { 'start.1.js': 'one', 'page.1.js': 'page' });
  rmSync(join(site.root, 'assets/page.1.js'));
  expect(await deploys.release(1, { 'start.2.js': 'two' })).toBe(
    `Kept 1 files of 1 earlier builds\n${site.origin}/assets/page.1.js is gone: it cannot be kept`,
  );
  expect(await deploys.release(2, { 'start.3.js': 'three' })).toBe('Kept 2 files of 2 earlier builds');
});

test('a file that is not what the list says is refused, and the build stays as it was', async ({ deploys, site }) => {
  await deploys.release(0, { 'start.1.js': 'one', 'page.1.js': 'page' });
  writeFileSync(join(site.root, 'assets/page.1.js'), 'evil');
  await deploys.build(1, { 'start.2.js': 'two' });
  const list = listOf(deploys.next);
  await expect(deploys.keep()).rejects.toThrow(
    `${site.origin}/assets/page.1.js is not what the list says: it was changed or replaced`,
  );
  expect(readdirSync(join(deploys.next, 'assets'))).toEqual(['start.2.js']);
  expect(listOf(deploys.next)).toEqual(list);
});

test('a list that is broken, or names what is outside, is an error that says so', async ({ deploys, site }) => {
  await deploys.release(0, { 'start.1.js': 'one' });
  await deploys.build(1, { 'start.2.js': 'two' });
  const built = '2030-01-01T00:00:00.000Z';
  const hash = listOf(deploys.next).builds[0]?.files['assets/start.2.js'];
  for (const [text, reason] of [
    // What hosts of single-page apps answer with for anything that is not there.
    ['<!doctype html><title>Home</title>', 'it is not JSON'],
    ['{"builds":[]}', 'builds: Too small'],
    [JSON.stringify({ builds: [{ built: 'yesterday', files: {} }] }), 'builds.0.built: Invalid ISO datetime'],
    ...['../secret.txt', 'assets/../../secret.txt', 'index.html', '/assets/a.js', 'assets//a.js', 'assets/.a'].map(
      (name) => [JSON.stringify({ builds: [{ built, files: { [name]: hash } }] }), `builds.0.files.${name}:`] as const,
    ),
    [JSON.stringify({ builds: [{ built, files: { 'assets/a.js': 'sha256-' } }] }), 'builds.0.files.assets/a.js:'],
  ] as const) {
    await site.write({ [assetListName]: text });
    await expect(deploys.keep(), text).rejects.toThrow(`${site.origin}/assets.json is no list of assets: ${reason}`);
  }
  expect(readdirSync(join(deploys.next, 'assets'))).toEqual(['start.2.js']);
});

test('a host that does not answer, and a place that is none, are errors that say so', async ({ deploys, folder }) => {
  await deploys.build(1, { 'start.2.js': 'two' });
  await expect(deploys.keep('http://127.0.0.1:9')).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:9\/assets\.json cannot be read: /,
  );
  await expect(async () => deploys.keep(join(folder, 'nowhere'))).rejects.toThrow('There is no folder');
  await expect(async () => deploys.keep('https://example.com/site')).rejects.toThrow("say the site's origin alone");
});

test('the same name for something else: the newest build has it, and no list is wrong about it', async ({
  deploys,
  site,
}) => {
  await deploys.release(0, { 'page.js': 'one' });
  await deploys.release(1, { 'page.js': 'two' });
  expect(readFileSync(join(site.root, 'assets/page.js'), 'utf8')).toBe('two');
  expect(await deploys.release(2, { 'start.3.js': 'three' })).toBe('Kept 1 files of 2 earlier builds');
  expect(readFileSync(join(site.root, 'assets/page.js'), 'utf8')).toBe('two');
});

test('compressed copies are not listed, and none of the list tells less than the list', async ({ deploys, site }) => {
  await deploys.release(0, { 'start.0.js': 'none' });
  await deploys.build(1, { 'start.1.js': 'one' });
  await writeFiles(deploys.next, { [`${assetListName}.br`]: 'o', [`${assetListName}.gz`]: 'o' });
  await deploys.keep(site.root);
  expect(readdirSync(deploys.next).toSorted()).toEqual(['assets', assetListName, 'index.html']);
  await deploys.build(0, { 'start.1.js': 'one', 'start.1.js.br': 'o', 'start.1.js.gz': 'o' });
  expect(Object.keys(listOf(deploys.next).builds[0]?.files ?? {})).toEqual(['assets/start.1.js']);
});

test('the build lists what it has made', () => {
  const { builds } = listOf('dist');
  const listed = Object.assign({}, ...builds.map(({ files }) => files).toReversed());
  expect(listed).toEqual(listAssets('dist', new Date()).builds[0]?.files);
  expect(Object.keys(listed).length).toBeGreaterThan(10);
});
