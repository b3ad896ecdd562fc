import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { cacheFolders, prerenderConfig } from '../../webpack.config';
import { withCache } from '../files/withCache';
import { completeLanguages } from '../messages/completeCatalogs';
import type { PrerenderBundle } from '../prerender/prerenderPage';
import { compile } from '../webpack/compile';
import { recordProblems } from './recordProblems';
import { checkWords, readAllCatalogs } from './runChecks';

/** Renders every English page without a build, and prints which words they lack, and which nobody shows. */
async function checkPages(): Promise<void> {
  // It says so itself, and what pages lack follows from it.
  if (recordProblems().length > 0) {
    throw new Error('Not looked at: the records come first (npm run check). Fix them, then look again');
  }
  const catalogs = completeLanguages(readAllCatalogs());
  const folder = path.join(cacheFolders.pages, 'bundle');
  await withCache(cacheFolders.pages, async () => {
    const config = prerenderConfig('production');
    const cache: Configuration['cache'] = {
      type: 'filesystem',
      cacheDirectory: path.join(cacheFolders.pages, 'webpack'),
      buildDependencies: { defaultWebpack: [] },
    };
    await compile([{ ...config, cache, output: { ...config.output, path: folder } }]);
  });
  const bundle = createRequire(import.meta.url)(path.join(folder, 'server.cjs')) as PrerenderBundle;
  await checkWords(bundle, catalogs);
  console.log('Every page has its words');
}

checkPages().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
