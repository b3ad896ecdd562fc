import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SitePage } from '@nine-blocks/built-site/readSite';
import { controlPage } from './control';

/** A folder whose pages are the control pages of some of a built site's, compressed as the build does it; all that they load is the built site's. */
export function writeControlSite(built: string, folder: string, pages: readonly SitePage[]): void {
  for (const { file } of pages) {
    const html = Buffer.from(controlPage(readFileSync(path.join(built, file), 'utf8')));
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, html);
    writeFileSync(`${target}.br`, brotliCompressSync(html));
  }
  for (const shared of ['assets', 'images', 'favicon.svg', 'robots.txt']) {
    cpSync(path.join(built, shared), path.join(folder, shared), { recursive: true });
  }
  // The server wants a home page.
  if (pages.every(({ file }) => file !== 'index.html')) writeFileSync(path.join(folder, 'index.html'), '');
}
