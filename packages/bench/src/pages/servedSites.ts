import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from '../../../../scripts/hosting/compressFiles';
import { listenLocal } from '../../../../scripts/server/listen';
import { createSiteServer } from '../../../../scripts/server/siteServer';
import { controlPage } from './control';

/** The file of a page below a site's folder. */
const fileOf = (route: string) => path.join(route.slice(1), 'index.html');

/** A site whose pages are the control pages of some routes, compressed like the built site's; all that they load is the built site's. */
async function writeControl(built: string, folder: string, routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    const file = path.join(folder, fileOf(route));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, controlPage(readFileSync(path.join(built, fileOf(route)), 'utf8')));
  }
  await compressFiles(folder);
  for (const shared of ['assets', 'images', 'favicon.svg', 'robots.txt']) {
    cpSync(path.join(built, shared), path.join(folder, shared), { recursive: true });
  }
}

const serve = (root: string) => listenLocal(() => createSiteServer({ root, mail: (_req, _res, next) => next() }), 0);

/** The built site, and below `folder` the control pages of some of its routes, each on a port of its own, by the same server. */
export async function serveSites(built: string, folder: string, routes: readonly string[]) {
  await writeControl(built, folder, routes);
  const servers = [await serve(built), await serve(folder)] as const;
  const [siteUrl, controlUrl] = servers.map(({ port }) => `http://127.0.0.1:${port}`);
  return {
    siteUrl,
    controlUrl,
    close: async () => void (await Promise.all(servers.map((server) => server.close()))),
  };
}
