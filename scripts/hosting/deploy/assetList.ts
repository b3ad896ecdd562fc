import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { filesBelow } from '../../files/filesBelow';
import { hashOf } from '../../csp/hashOf';

/** Name of the list in a build's folder and on the site. It is not below `assets`, whose files browsers never ask for again. */
export const assetListName = 'assets.json';

const build = z.strictObject({
  built: z.iso.datetime(),
  // Plain names below `assets` and nothing that could lead elsewhere: the list may come over the network.
  files: z.record(z.string().regex(/^assets(?:\/[\w@~-][\w.@~-]*)+$/), z.string().regex(/^sha256-[\w+/]{43}=$/)),
});

const list = z.strictObject({ builds: z.array(build).min(1) });

/** The hashed files of one build, by name, each with the hash of what it holds as `integrity` attributes write it. */
export type AssetBuild = z.infer<typeof build>;

/** The builds whose hashed files a folder or site has, newest first: its own, then those that are kept for pages still open. */
export type AssetList = z.infer<typeof list>;

/** The hashed files of a folder that was built at `built`. Compressed copies are left out: hosts have a file without them, too. */
export function listAssets(folder: string, built: Date): AssetList {
  const names = filesBelow(path.join(folder, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name));
  const files = names.map((name) => [`assets/${name}`, hashOf(readFileSync(path.join(folder, 'assets', name)))]);
  return { builds: [{ built: built.toISOString(), files: Object.fromEntries(files) }] };
}

/** A list as text. */
export function writeAssetList(assets: AssetList): string {
  return `${JSON.stringify(assets)}\n`;
}

/** Reads a list; throws with the reason where the text is none. */
export function readAssetList(text: string, place: string): AssetList {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${place} is no list of assets: it is not JSON`);
  }
  const { success, data, error } = list.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  throw new Error(`${place} is no list of assets: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}
