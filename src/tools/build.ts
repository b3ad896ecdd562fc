import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { browserConfig, outputFolders, prerenderConfig } from '../../webpack.config';
import { allPages } from '../routes';
import { checkSite, checkSources, readAllCatalogs } from './checks/runChecks';
import { readSite } from './checks/site';
import { completeLanguages } from './completeCatalogs';
import { compile } from './compile';
import { prerender } from './prerender';
import type { PrerenderBundle } from './prerenderPage';
import { startPhases } from './phases';
import { readSettings } from './settings';

function writeFile(name: string, content: string | Uint8Array) {
  const file = path.join(outputFolders.site, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Builds the whole site into `dist/` (with pseudo-languages, into `dist-pseudo/`): bundles, words, one HTML file for each page and language, and everything in `public/`. */
async function build() {
  const { phase, ended } = startPhases();
  const catalogs = readAllCatalogs();
  checkSources(catalogs);
  phase('sources');
  const [browserStats] = await compile([browserConfig('production'), prerenderConfig('production')]);
  if (browserStats === undefined) throw new Error('webpack told nothing of the browser bundle');
  phase('compile');

  const bundle = createRequire(import.meta.url)(path.join(outputFolders.prerender, 'server.cjs')) as PrerenderBundle;
  const complete = completeLanguages(catalogs);
  const { siteUrl } = readSettings();
  const files = await prerender({ pages: allPages(), catalogs: complete, bundle, browserStats, siteUrl });
  phase('prerender');
  cpSync('public', outputFolders.site, { recursive: true });
  for (const { name, content } of files) writeFile(name, content);
  phase('write');
  checkSite({
    site: readSite(outputFolders.site),
    siteUrl,
    catalogs: complete,
    shown: bundle.usedMessages,
  });
  phase('check');
  console.log(`Built ${allPages().length} pages in ${ended()}`);
}

build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
