import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { asksForConsent } from './src/content/consent';
import { locales, readableLocales } from './src/i18n/locales';
import { routes } from './src/paths';
import { readCatalogs } from './scripts/messages/catalogs';
import { daysCatalog } from './scripts/messages/daysCatalog';
import { factsOf } from './scripts/messages/inlineFacts';
import { messageStartsOf, versionOf } from './scripts/messages/pageMessages';
import { unpublishedPages } from './scripts/messages/publishing';
import { readSettings } from './scripts/settings/settings';

type Mode = 'development' | 'production';

const root = import.meta.dirname;

// A build with pseudo-languages has other folders, so that it is never published.
const suffix = readableLocales.length > locales.length ? '-pseudo' : '';

/** The folders for the site and for the bundle that prerenders it. */
export const outputFolders = { site: path.join(root, `dist${suffix}`), prerender: path.join(root, `.build${suffix}`) };

/** The script of the panel of `?messages`, which the development server reads from the disk. */
export const panelFolder = path.join(root, '.cache/development/panel');

/** The files that a build keeps for the next one. */
export const cacheFolders = {
  webpack: path.join(root, `.cache${suffix}/webpack`),
  compressed: path.join(root, `.cache${suffix}/compressed`),
};

/** A cache is used only with the same configuration and the same packages. */
const buildDependencies = { files: [import.meta.filename, path.join(root, 'package-lock.json')] };

function swc(mode: Mode, target: string) {
  const development = mode === 'development';
  return {
    loader: 'swc-loader',
    options: {
      env: { targets: target },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh: development } },
      },
    },
  };
}

function shared(mode: Mode, { isPrerender }: { isPrerender: boolean }) {
  const catalogs = new Map(mode === 'development' ? [] : locales.map((locale) => [locale, readCatalogs(locale)]));
  const settings = readSettings();
  const { noindex: _noindex, statistics: _statistics, ...siteSettings } = settings;
  const messagesVersion =
    mode === 'development'
      ? 'dev'
      : versionOf(
          [...catalogs].flatMap(([locale, ofLocale]) => [...ofLocale.values(), daysCatalog(locale)]),
          { ...factsOf(settings), shown: routes.map(messageStartsOf) },
        );
  return {
    mode,
    context: root,
    // The build fails on every warning, so webpack's hints about size are off.
    performance: false,
    ...(mode === 'production' && {
      cache: {
        type: 'filesystem',
        cacheDirectory: cacheFolders.webpack,
        buildDependencies,
        // Removes entries that no build has used for a day.
        maxAge: 86_400_000,
      },
      // Compares packages file by file, because the project's own packages change without a new version.
      snapshot: { managedPaths: [] },
    }),
    stats: 'errors-warnings',
    resolve: {
      // Names of chunks and modules come from paths. So a copy of the project with linked packages builds the same site.
      symlinks: false,
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      alias: {
        // The package exports only its development build to browsers.
        'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
        // The build parses messages, so browsers need no parser; react-intl's guide recommends this alias.
        '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    },
    plugins: [
      new webpack.DefinePlugin({
        SITE_SETTINGS: JSON.stringify(siteSettings),
        ASKS_FOR_CONSENT: JSON.stringify(asksForConsent),
        MESSAGES_VERSION: JSON.stringify(messagesVersion),
        UNPUBLISHED_PAGES: JSON.stringify(mode === 'development' ? {} : unpublishedPages(catalogs)),
        IS_PRERENDER: JSON.stringify(isPrerender),
        'process.env.PSEUDO_LOCALES': JSON.stringify(process.env['PSEUDO_LOCALES'] ?? ''),
      }),
    ],
  } satisfies Configuration;
}

/** The style sheet for paper: the build joins it with others. */
const styleSheets = { test: /\.css$/, type: 'asset/source' };

const fonts = {
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8][ext]' },
};

/** Removes the fallback color of each variable: it is for editors of SVG, and pages define the variables in their owner's colors. */
const withoutFallbacks = {
  name: 'withoutFallbacks',
  fn: () => ({
    element: {
      enter: ({ attributes }: { attributes: Record<string, string> }) => {
        for (const [name, value] of Object.entries(attributes)) {
          attributes[name] = value.replaceAll(/(var\(--palette-[\w-]+), #\w+\)/g, '$1)');
        }
      },
    },
  }),
};

/**
 * Makes a drawing a component without a size, hidden from screen readers and without data for editors of SVG. Its ids begin with the file's
 * name, so that each id is unique on a page.
 */
const svgr = {
  loader: '@svgr/webpack',
  options: {
    babel: false,
    jsxRuntime: 'automatic',
    dimensions: false,
    svgProps: { 'aria-hidden': 'true' },
    svgoConfig: {
      plugins: [
        { name: 'preset-default', params: { overrides: { removeViewBox: false } } },
        'removeXMLNS',
        withoutFallbacks,
        'prefixIds',
      ],
    },
  },
};

/** Modules without side effects that do not declare this: the build leaves out exports that are not imported, such as an unused checkbox. */
const exportOnly: RuleSetRule = {
  test: [
    /[\\/]node_modules[\\/](?:@emotion[\\/](?:cache|is-prop-valid|serialize|sheet|styled|utils)|hoist-non-react-statics)[\\/]/,
    /[\\/]src[\\/]components[\\/]form[\\/]/,
  ],
  sideEffects: false,
};

function rules(mode: Mode, target: string, assets: RuleSetRule): RuleSetRule[] {
  const scripts = swc(mode, target);
  return [{ test: /\.tsx?$/, ...scripts }, { test: /\.svg$/, use: [scripts, svgr] }, assets, styleSheets, exportOnly];
}

/** The site's code for browsers: one start bundle, a chunk for each kind of page, the dialog and the mobile menu. */
export function browserConfig(mode: Mode): Configuration {
  const base = shared(mode, { isPrerender: false });
  return {
    ...base,
    name: 'browser',
    target: ['web', 'es2022'],
    entry:
      mode === 'development'
        ? {
            start: [
              './scripts/dev/globalStyles.tsx',
              './scripts/dev/explainFailure.ts',
              './scripts/dev/stayInLanguage.ts',
              './src/client.tsx',
            ],
            // This entry is for pages inside the panel of `?messages`.
            messages: '@nine-blocks/translation-kit/panel/framedPage',
          }
        : { start: './src/client.tsx' },
    devtool: mode === 'development' ? 'eval-source-map' : false,
    ...(mode === 'development' && {
      cache: {
        type: 'filesystem',
        cacheDirectory: path.join(root, '.cache/development'),
        buildDependencies,
      },
      // Other packages are compared by their version.
      snapshot: { unmanagedPaths: [path.join(root, 'node_modules/@nine-blocks')] },
    }),
    output: {
      path: outputFolders.site,
      publicPath: '/',
      filename: mode === 'development' ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      chunkFilename: mode === 'development' ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      trustedTypes: { policyName: 'webpack' },
      // By default webpack uses the name in package.json, which owners may change.
      uniqueName: 'site',
      // Browsers check the hash of a script only if it was fetched with CORS.
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    // Only large shared code gets its own file: each file adds a name and a hash to the start bundle, and is compressed separately.
    optimization:
      mode === 'production'
        ? {
            splitChunks: { minSize: 80_000 },
            // Terser, webpack's default, takes ten seconds more for the same size.
            minimizer: [
              new MinimizerPlugin({
                test: /\.js$/,
                // swc has its own threads.
                parallel: false,
                minify: MinimizerPlugin.swcMinify,
                minimizerOptions: { compress: { passes: 4 } },
              }),
            ],
          }
        : // A page has a second entry for the panel: one runtime updates both after a saved file.
          { runtimeChunk: 'single' },
    plugins: [
      ...base.plugins,
      mode === 'production'
        ? new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })
        : // The development server shows errors: this plugin would miss those after a lost connection.
          new ReactRefreshPlugin({ overlay: false }),
    ],
    module: { rules: rules(mode, 'chrome >= 123, edge >= 123, firefox >= 120, safari >= 17.5', fonts) },
  };
}

/** The panel around a page of `?messages`. It has no code of the development server, so a saved file does not reload it. */
export function panelConfig(): Configuration & { devServer: false } {
  return {
    mode: 'development',
    name: 'panel',
    target: ['web', 'es2022'],
    devServer: false,
    context: root,
    entry: { panel: '@nine-blocks/translation-kit/panel/panel' },
    output: { path: panelFolder, publicPath: '/', filename: 'assets/[name].js' },
    devtool: 'eval-source-map',
    stats: 'errors-warnings',
    resolve: { symlinks: false, extensions: ['.ts', '.js'] },
    module: { rules: [{ test: /\.ts$/, ...swc('development', 'chrome >= 123, firefox >= 120, safari >= 17.5') }] },
  };
}

/** The same site for the prerenderer: one bundle with everything in it, run by Node at build time. */
export function prerenderConfig(mode: Mode): Configuration {
  const base = shared(mode, { isPrerender: true });
  return {
    ...base,
    name: 'prerender',
    target: 'node20',
    entry: { server: './src/server.tsx' },
    devtool: false,
    output: {
      path: outputFolders.prerender,
      publicPath: '/',
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    module: { rules: rules(mode, 'node 20.19', fonts) },
    optimization: { minimize: false },
    plugins: [...base.plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

// A function, so that the build can import this file and report faults of the records before it makes the configurations.
export default () => [browserConfig('production'), prerenderConfig('production')];
