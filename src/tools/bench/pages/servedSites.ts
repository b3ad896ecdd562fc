import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesBelow } from '../../filesBelow';
import { listenLocal } from '../../server/listen';
import { createSiteServer } from '../../server/siteServer';
import { controlPage } from './control';

/** What compresses well; pictures, films and fonts are small already. */
const text = /\.(?:css|html|js|json|md|mjs|svg|txt|webmanifest|xml)$/;

/** Lays a compressed copy beside every file of text that has none, as hosts keep them; of the pages only beside those that are looked at. */
function compress(folder: string, pages: ReadonlySet<string>): void {
  for (const name of filesBelow(folder)) {
    const file = path.join(folder, name);
    if (!text.test(name) || existsSync(`${file}.br`) || (name.endsWith('.html') && !pages.has(name))) continue;
    const content = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  }
}

/** The file of a page below a site's folder. */
const fileOf = (route: string) => path.join(route.slice(1), 'index.html');

/** A site whose pages are the control pages of some routes; all that they load is the built site's. */
function writeControl(built: string, folder: string, routes: readonly string[]): void {
  for (const shared of ['assets', 'images', 'favicon.svg', 'robots.txt']) {
    cpSync(path.join(built, shared), path.join(folder, shared), { recursive: true });
  }
  for (const route of routes) {
    const file = path.join(folder, fileOf(route));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, controlPage(readFileSync(path.join(built, fileOf(route)), 'utf8')));
  }
}

const serve = (root: string) => listenLocal(() => createSiteServer({ root, mail: (_req, _res, next) => next() }), 0);

/** The built site and the control pages of some of its routes, each on a port of its own, by the same server and compressed alike. */
export async function serveSites(built: string, folder: string, routes: readonly string[]) {
  const site = path.join(folder, 'site');
  const control = path.join(folder, 'control');
  const pages = new Set(routes.map(fileOf));
  cpSync(built, site, { recursive: true });
  compress(site, pages);
  writeControl(site, control, routes);
  compress(control, pages);
  const servers = [await serve(site), await serve(control)] as const;
  const [siteUrl, controlUrl] = servers.map(({ port }) => `http://127.0.0.1:${port}`);
  return {
    siteUrl,
    controlUrl,
    close: async () => void (await Promise.all(servers.map((server) => server.close()))),
  };
}
