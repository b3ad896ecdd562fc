import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesBelow } from '../files/filesBelow';
import { compressFiles } from './compressFiles';
import { expect, test, writeFiles } from '../server/testing/site';

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
  const wrong = texts.filter((name) => {
    const file = join('dist', name);
    const bytes = readFileSync(file);
    if (bytes.length < 1024) return existsSync(`${file}.br`) || existsSync(`${file}.gz`);
    const [small, larger] = [readFileSync(`${file}.br`), readFileSync(`${file}.gz`)];
    const isSame = brotliDecompressSync(small).equals(bytes) && gunzipSync(larger).equals(bytes);
    return !isSame || small.length >= larger.length;
  });
  expect(wrong).toEqual([]);
});
