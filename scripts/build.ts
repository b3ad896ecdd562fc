import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { browserConfig, cacheFolders, outputFolders, prerenderConfig } from '../webpack.config';
import { redirects } from '../src/content/redirects';
import { sourceLocale } from '../src/i18n/locales';
import { hasOnlyPseudoLocales } from '../src/i18n/pseudoLocales';
import { allPages } from '../src/paths';
import { checkBudgets, checkSite, checkSources, checkWords, readAllCatalogs } from './checks/runChecks';
import { publishedFiles } from './checks/media';
import { readSite } from './checks/site';
import { completeLanguages } from './messages/completeCatalogs';
import { buildInputs, inputsFile } from './files/buildInputs';
import { compile } from './webpack/compile';
import { compressFiles } from './hosting/compressFiles';
import { headersFile, headersFileName } from './hosting/headersFile';
import { nginxFiles } from './hosting/nginxFiles';
import { redirectsFile, redirectsFileName } from './hosting/redirectFiles';
import { hashOf } from './csp/hashOf';
import { checkFactDates } from './due-diligence/factDates';
import { dueDiligenceFiles } from './due-diligence/dueDiligenceFiles';
import { minifiedDrawings } from './pictures/minifiedSvg';
import { siteIcons } from './pictures/siteIcons';
import { prerender } from './prerender/prerender';
import type { PrerenderBundle } from './prerender/prerenderPage';
import { readEnvironment } from '@nine-blocks/email-payload/environment';
import { noindexNotice } from './settings/noindexNotice';
import { publicationWarnings } from './own/publicationWarnings';
import { readSettings } from './settings/settings';

function writeFile(folder: string, name: string, content: string | Uint8Array) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Builds the site into `dist/`, with pseudo-languages into `dist-pseudo/`: bundles, messages, an HTML file for each page and language, and the files of `public/`. */
async function build() {
  const builtAt = new Date();
  const settings = readSettings();
  // First, so that strict settings and expired facts stop a build before it takes a minute.
  const warnings = [
    ...publicationWarnings(readEnvironment()),
    checkFactDates(settings.siteUrl, builtAt),
    noindexNotice(settings),
  ];
  // Now, because the build does not contain a file that is saved while it runs.
  const inputs = buildInputs();
  const catalogs = readAllCatalogs();
  checkSources(catalogs);
  const [browserStats] = await compile([browserConfig('production'), prerenderConfig('production')]);
  if (browserStats === undefined) throw new Error('webpack has no statistics of the browser bundle');

  const bundleFile = path.join(outputFolders.prerender, 'server.cjs');
  const bundle = createRequire(import.meta.url)(bundleFile) as PrerenderBundle;
  const complete = completeLanguages(catalogs);
  await checkWords(bundle, complete);
  const { noindex, siteUrl } = settings;
  const integrityOf = (name: string) => hashOf(readFileSync(path.join(outputFolders.site, name)));
  const pages = allPages();
  const input = { pages, catalogs: complete, bundle, browserStats, settings, integrityOf };
  const files = await prerender(input);
  const published = publishedFiles();
  for (const name of published) {
    mkdirSync(path.dirname(path.join(outputFolders.site, name)), { recursive: true });
    copyFileSync(path.join('public', name), path.join(outputFolders.site, name));
  }
  // Only the prerendered styles refer to the fonts.
  cpSync(path.join(outputFolders.prerender, 'assets'), path.join(outputFolders.site, 'assets'), { recursive: true });
  const ofDueDiligence = dueDiligenceFiles(complete.get(sourceLocale) ?? new Map(), settings, builtAt);
  const made = [...files, ...ofDueDiligence, ...minifiedDrawings(published), ...(await siteIcons())];
  for (const { name, content } of made) writeFile(outputFolders.site, name, content);
  checkSite(readSite(outputFolders.site), siteUrl);
  writeFile(outputFolders.site, headersFileName, headersFile(noindex));
  if (redirects.length > 0) writeFile(outputFolders.site, redirectsFileName, redirectsFile(redirects));
  for (const { name, content } of nginxFiles(noindex, redirects)) {
    writeFile(path.join(outputFolders.prerender, 'hosting'), name, content);
  }
  await compressFiles(outputFolders.site, cacheFolders.compressed);
  // A build with pseudo-languages is for tests and has no visitors.
  if (!hasOnlyPseudoLocales) checkBudgets(outputFolders.site, browserStats);
  writeFile(outputFolders.prerender, inputsFile, JSON.stringify(inputs));
  const seconds = ((Date.now() - builtAt.getTime()) / 1000).toFixed(1);
  console.log(`Built ${pages.length} pages in ${seconds} s`);
  for (const warning of warnings) if (warning !== undefined) console.warn(`\n${warning}`);
}

build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
