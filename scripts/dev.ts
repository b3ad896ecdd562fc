// This import comes first: modules that read the list of languages then find the pseudo-languages in it.
// oxlint-disable-next-line import/no-unassigned-import
import './dev/withPseudoLocales';
import { createServer } from 'node:http';
import { devMessages } from '@nine-blocks/translation-kit/panel/devMessages';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { type Locale, localeFacts, localeOfPath } from '../src/i18n/locales';
import { routeAt } from '../src/paths';
import { browserConfig, panelConfig, panelFolder } from '../webpack.config';
import { devDocument } from './dev/devDocument';
import { devIcons } from './dev/devIcons';
import { devMessageFiles } from './dev/devMessageFiles';
import { factInliner, factsOf } from './messages/inlineFacts';
import { lazyCatalogs, messageStartsOf } from './messages/pageMessages';
import { project } from './messages/project';
import { runCommand } from './programs/command';
import { listenLocal, readPort } from './server/listen';
import { localHostsOnly } from './server/localHostsOnly';
import { createMailEndpoint } from './server/mailEndpoint';
import { readEnvironment } from '@nine-blocks/email-payload/environment';
import { readSettings } from './settings/settings';

/** Resolves with the given port, or with any free port for 0. Throws a UsageError if the port is in use. */
async function freePort(asked: number): Promise<number> {
  const probe = await listenLocal(createServer(), asked);
  await probe.close();
  return probe.port;
}

/** `npm run dev`: serves the site from its sources; a saved file of src/, locales/ or public/ shows in the open page, a component without a reload. */
async function develop(): Promise<void> {
  const port = await freePort(readPort(readEnvironment()['PORT']));
  const infrastructureLogging = { level: 'warn' } as const;
  const configurations = [browserConfig('development'), panelConfig()];
  const compiler = webpack(configurations.map((configuration) => ({ ...configuration, infrastructureLogging })));
  if (compiler === null) throw new Error('webpack gave no compiler');
  const icons = await devIcons();
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      // The socket uses the host and port of the address bar, localhost or 127.0.0.1.
      client: { webSocketURL: 'auto://0.0.0.0:0/ws' },
      static: [
        { directory: 'public', serveIndex: false },
        { directory: panelFolder, serveIndex: false, watch: false },
      ],
      watchFiles: ['locales/**/*.json'],
      setupMiddlewares: (middlewares) => [
        // First, because the other handlers serve this machine only.
        localHostsOnly,
        icons,
        createMailEndpoint(),
        devMessageFiles('locales', console.error),
        devMessages(project, {
          inlinerOf: (locale) => factInliner(locale as Locale, factsOf(readSettings())),
          pageAt: (path) => {
            const locale = localeOfPath(path);
            const { prefix, direction } = localeFacts[locale];
            const route = routeAt(path.slice(prefix.length) || '/');
            const starts = { page: messageStartsOf(route), everyPage: ['common', ...lazyCatalogs] };
            return { locale, dir: direction, starts };
          },
        }),
        ...middlewares,
        devDocument,
      ],
    },
    compiler,
  );
  await server.start();
  console.log(`Site: http://localhost:${port}`);
  console.log(`Mailbox: http://localhost:${port}/__mailbox`);
}

await runCommand(develop);
