import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../files/filesBelow';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

const textFile = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/;

const params = {
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
};

/** The compression for each ending of a copy. */
const codings = {
  br: (text: Buffer) => brotli(text, { params: { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gz: (text: Buffer) => zip(text, { level: 9 }),
};

/**
 * Writes compressed copies, `.br` and `.gz`, next to each text file below a folder, so that no server has to compress anything. Copies of
 * the same text come from `cache`, which contains only those of the last build.
 */
export async function compressFiles(folder: string, cache: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const kept = new Set(readdirSync(cache));
  const unused = new Set(kept);
  const compress = async (file: string) => {
    const text = await readFile(file);
    // A shorter text fits into one packet without compression.
    if (text.length < 1024) return;
    const hash = createHash('sha256').update(text).digest('hex');
    for (const [ending, compressed] of Object.entries(codings)) {
      const [copy, name] = [`${file}.${ending}`, `${hash}.${ending}`];
      const inCache = path.join(cache, name);
      unused.delete(name);
      if (kept.has(name)) await copyFile(inCache, copy);
      else {
        await writeFile(copy, await compressed(text));
        // Renamed when it is complete: a stopped build leaves no broken file in the cache.
        const part = `${inCache}.${randomUUID()}`;
        await copyFile(copy, part);
        await rename(part, inCache);
      }
    }
  };
  const files = filesBelow(folder).filter((name) => textFile.test(name));
  // zlib compresses several files at a time, on its own threads.
  await Promise.all(files.map((name) => compress(path.join(folder, name))));
  for (const name of unused) rmSync(path.join(cache, name));
}
