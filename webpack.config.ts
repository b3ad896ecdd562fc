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

// What has pseudo-languages in it lies apart, so that it is never published.
const suffix = readableLocales.length > locales.length ? '-pseudo' : '';

/** Where the build puts the site, and the bundle that prerenders it. */
export const outputFolders = { site: path.join(root, `dist${suffix}`), prerender: path.join(root, `.build${suffix}`) };

/** The script of the panel of `?messages`, which the development server reads from the disk. */
export const panelFolder = path.join(root, '.cache/development/panel');

/** What a build keeps for the next one. */
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
    // There are no warnings: the build fails on any.
    performance: false,
    ...(mode === 'production' && {
      cache: {
        type: 'filesystem',
        cacheDirectory: cacheFolders.webpack,
        buildDependencies,
        // A day: what no build has used since is removed.
        maxAge: 86_400_000,
      },
      // Packages are compared file by file: the project's own keep their version while they change.
      snapshot: { managedPaths: [] },
    }),
    stats: 'errors-warnings',
    resolve: {
      // Names of chunks and modules come from paths: packages that are linked into a copy of the project make the same site.
      symlinks: false,
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      alias: {
        // The package's exports have its development build alone for browsers.
        'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
        // Messages are parsed while the site is built: react-intl's guide has this way to leave the parser out.
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

/** A page has all of the palette's variables: the color after a name is for those who edit a drawing, and would be another owner's here. */
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
 * A drawing is a component: without what an editor of SVG needs alone, without a size of its own, and hidden from screen readers. The ids
 * begin with the file's name, so that no two drawings of a page share one.
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

/** Modules that only export, and do not say so: what nobody imports of them is left out, such as a box to tick where no consent is asked for. */
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
            // In a page that the panel of `?messages` shows.
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
      // Of all other packages only the version counts.
      snapshot: { unmanagedPaths: [path.join(root, 'node_modules/@nine-blocks')] },
    }),
    output: {
      path: outputFolders.site,
      publicPath: '/',
      filename: mode === 'development' ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      chunkFilename: mode === 'development' ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      trustedTypes: { policyName: 'webpack' },
      // Else the name in package.json, which is another than the company's once somebody has made the site their own.
      uniqueName: 'site',
      // What a script must hold is compared only where it may be read.
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    // What pages share is a file of its own only where it is large: each costs a name and a hash in the start, and compresses by itself.
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
        : // A page has two entries with the panel: both know of a saved file.
          { runtimeChunk: 'single' },
    plugins: [
      ...base.plugins,
      mode === 'production' ? new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }) : new ReactRefreshPlugin(),
    ],
    module: { rules: rules(mode, 'chrome >= 123, edge >= 123, firefox >= 120, safari >= 17.5', fonts) },
  };
}

/** The panel around a page of `?messages`: without the development server's code, so that no saved file loads it anew. */
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

// A function: whoever imports the parts, such as the build, can tell first what is wrong in the records.
export default () => [browserConfig('production'), prerenderConfig('production')];
