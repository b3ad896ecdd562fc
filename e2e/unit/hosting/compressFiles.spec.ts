import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesBelow } from '../../../src/tools/filesBelow';
import { compressFiles } from '../../../src/tools/hosting/compressFiles';
import { expect, test, writeFiles } from '../server/site';

test('text gets compressed copies; what is short or is no text gets none', async ({ folder }) => {
  const text = 'Nine blocks. '.repeat(200);
  await writeFiles(folder, { 'a/b.html': text, 'c.js': text, 'short.txt': 'short', 'd.webp': text, 'e.mp4': text });
  await compressFiles(folder);
  expect(filesBelow(folder).filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([
    'a/b.html.br',
    'a/b.html.gz',
    'c.js.br',
    'c.js.gz',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'c.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'a/b.html.gz'))).toString()).toBe(text);
});

test('every text of the built site has copies that hold the same, and are smaller', () => {
  const texts = filesBelow('dist').filter((name) => /\.(?:html|js|json|md|svg|txt|xml)$/.test(name));
  expect(texts.length).toBeGreaterThan(400);
  for (const name of texts) {
    const file = join('dist', name);
    const { size } = statSync(file);
    expect([name, existsSync(`${file}.br`)]).toEqual([name, size >= 1024]);
    if (size < 1024) continue;
    const bytes = readFileSync(file);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(bytes), name).toBe(true);
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(bytes), name).toBe(true);
    expect(statSync(`${file}.br`).size).toBeLessThan(statSync(`${file}.gz`).size);
  }
});
