import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { filesBelow } from '../files/filesBelow';
import { UsageError } from '../programs/command';

/** Name of the list below `dist/` and on the site: each hashed file with the day on which a newer build replaced it, null in the newest build. */
export const assetListName = 'assets.json';

// Plain names below `assets`: the list comes over the network and must not lead elsewhere.
const listSchema = z.record(z.string().regex(/^assets(?:\/[\w@~-][\w.@~-]*)+$/), z.iso.date().nullable());

const daysKept = 30;

/** The list of a build in a folder. */
export function assetList(folder: string): string {
  const names = filesBelow(path.join(folder, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name));
  return JSON.stringify(Object.fromEntries(names.map((name) => [`assets/${name}`, null])));
}

function readList(text: string, place: string) {
  try {
    return listSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new UsageError(`${place} is no list of assets, so no earlier files were kept: ${String(error)}`);
  }
}

async function download(address: string): Promise<Uint8Array | undefined> {
  const response = await fetch(address).catch((error: unknown) => error);
  if (response instanceof Response && response.ok) return new Uint8Array(await response.arrayBuffer());
  if (response instanceof Response && response.status === 404) return undefined;
  const reason = response instanceof Response ? `status ${response.status}` : response;
  throw new UsageError(`${address} cannot be read: ${String(reason)}. Try again, or deploy without earlier files.`);
}

/** Adds to a build the hashed files that the live site has of earlier builds, for pages that visitors have open. Resolves with a report. */
export async function keepAssets(folder: string, origin: string, now: Date): Promise<string> {
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  const oldest = dayOf(new Date(now.getTime() - daysKept * 86_400_000));
  const listFile = path.join(folder, assetListName);
  const list = readList(readFileSync(listFile, 'utf8'), listFile);
  const place = `${origin}/${assetListName}`;
  const live = await download(place);
  if (live === undefined) return `${place} is not there: nothing is kept. Only a first deploy has none.`;
  let kept = 0;
  for (const [name, replaced] of Object.entries(readList(new TextDecoder().decode(live), place))) {
    const day = replaced ?? dayOf(now);
    const bytes = name in list || day < oldest ? undefined : await download(`${origin}/${name}`);
    if (bytes === undefined) continue;
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    list[name] = day;
    kept += 1;
  }
  writeFileSync(listFile, JSON.stringify(list));
  return `Kept ${kept} files of earlier builds.`;
}
