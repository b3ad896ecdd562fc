import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import { type AssetBuild, assetListName, readAssetList, writeAssetList } from './assetList';
import { hashOf } from '../../csp/hashOf';
import type { LiveSite } from './liveSite';

/** How long files are kept after the build that replaced theirs, and of how many builds at most. */
export interface KeepLimits {
  days: number;
  builds: number;
}

/** How many files are asked for at once. */
const atOnce = 8;

const day = 24 * 60 * 60 * 1000;

/** The earlier builds that pages may still be open from: each was replaced, by the next newer one, less than `days` ago. */
function stillOpen(own: AssetBuild, earlier: readonly AssetBuild[], limits: KeepLimits): AssetBuild[] {
  const others = earlier.filter(({ built }) => built < own.built).toSorted((a, b) => b.built.localeCompare(a.built));
  const oldest = new Date(Date.parse(own.built) - limits.days * day).toISOString();
  return others.slice(0, limits.builds).filter((_, index) => (others[index - 1] ?? own).built > oldest);
}

async function readListed(site: LiveSite, name: string, hash: string): Promise<Uint8Array | undefined> {
  const bytes = await site.read(name);
  if (bytes !== undefined && hashOf(bytes) !== hash) {
    throw new Error(`${site.placeOf(name)} is not what the list says: it was changed or replaced`);
  }
  return bytes;
}

/** All wanted files that are there, by name. Rejects as a whole where one holds something else, or cannot be read. */
async function readAll(site: LiveSite, wanted: ReadonlyMap<string, string>): Promise<Map<string, Uint8Array>> {
  const read = async ([name, hash]: [string, string]) => [name, await readListed(site, name, hash)] as const;
  const files = await pMap(wanted, read, { concurrency: atOnce });
  return new Map(files.flatMap(([name, bytes]) => (bytes === undefined ? [] : [[name, bytes]])));
}

/**
 * Adds to the build in `folder` the hashed files of the builds that `site` has, for pages that are still open, and names them in its list.
 * Writes nothing before all of them are there and right. Resolves with what was done, in words.
 */
export async function keepAssets(folder: string, site: LiveSite, limits: KeepLimits): Promise<string> {
  const listFile = path.join(folder, assetListName);
  const [own] = readAssetList(readFileSync(listFile, 'utf8'), listFile).builds;
  if (own === undefined) throw new Error(`${listFile} lists no build`);
  const text = await site.read(assetListName);
  if (text === undefined) {
    return `${site.placeOf(assetListName)} is not there, so nothing is kept. That is right for the first deploy only.`;
  }
  const { builds } = readAssetList(Buffer.from(text).toString(), site.placeOf(assetListName));
  const kept = stillOpen(own, builds, limits);

  const wanted = new Map(kept.flatMap(({ files }) => Object.entries(files)).filter(([name]) => !(name in own.files)));
  const fetched = await readAll(site, wanted);
  for (const [name, bytes] of fetched) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  const isThere = ([name, hash]: [string, string]) => own.files[name] === hash || fetched.has(name);
  const listed = kept.map(({ built, files }) => ({
    built,
    files: Object.fromEntries(Object.entries(files).filter(isThere)),
  }));
  writeFileSync(listFile, writeAssetList({ builds: [own, ...listed] }));
  // Its compressed copies say what it said before.
  for (const ending of ['.br', '.gz']) rmSync(listFile + ending, { force: true });
  const gone = [...wanted.keys()].filter((name) => !fetched.has(name));
  return [
    `Kept ${fetched.size} files of ${kept.length} earlier builds`,
    ...gone.map((name) => `${site.placeOf(name)} is gone: it cannot be kept`),
  ].join('\n');
}
