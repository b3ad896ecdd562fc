import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../files/filesBelow';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const textFile = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** A smaller answer fits into one packet without compression. */
const worthIt = 1024;

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < worthIt) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${file}.br`, await brotli(text, { params }));
  await writeFile(`${file}.gz`, await zip(text, { level: 9 }));
}

/** Writes compressed copies, `.br` and `.gz`, next to each text file below a folder, so that no server has to compress anything. */
export async function compressFiles(folder: string): Promise<void> {
  const files = filesBelow(folder).filter((name) => textFile.test(name));
  // All together: zlib works on as many threads as there are.
  await Promise.all(files.map((name) => compressFile(path.join(folder, name))));
}
