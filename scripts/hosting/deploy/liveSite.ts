import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where an earlier build is. */
export interface LiveSite {
  /** The address or path of a file there, for messages. */
  placeOf: (name: string) => string;
  /** A file's bytes; undefined where it is gone. Rejects where it cannot be said whether it is. */
  read: (name: string) => Promise<Uint8Array | undefined>;
}

function onHost(origin: string): LiveSite {
  const placeOf = (name: string) => `${origin}/${name}`;
  return {
    placeOf,
    read: async (name) => {
      const place = placeOf(name);
      const response = await fetch(place, { signal: AbortSignal.timeout(30_000) }).catch((error: unknown) => {
        const { cause, message } = error as Error;
        throw new Error(`${place} cannot be read: ${cause instanceof Error ? cause.message : message}`);
      });
      if (response.status === 404 || response.status === 410) return undefined;
      if (!response.ok) throw new Error(`${place} cannot be read: it answers ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

function inFolder(folder: string): LiveSite {
  const placeOf = (name: string) => path.join(folder, name);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}`);
  return { placeOf, read: async (name) => (existsSync(placeOf(name)) ? readFile(placeOf(name)) : undefined) };
}

/** The build at an address such as `https://www.example.com`, or in a folder. Throws where `from` is neither. */
export function liveSite(from: string): LiveSite {
  if (!/^https?:/i.test(from)) return inFolder(from);
  const { origin, href } = new URL(from);
  if (href !== `${origin}/`) throw new Error(`${from}: say the site's origin alone, such as https://www.example.com`);
  return onHost(origin);
}
