// First of all: what reads the list of languages sees the pseudo-languages, too.
// oxlint-disable-next-line import/no-unassigned-import
import './dev/withPseudoLocales';
import { createServer } from 'node:http';
import { devMessages } from '@nine-blocks/translation-kit/panel/devMessages';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { locales } from '../src/i18n/locales';
import { browserConfig } from '../webpack.config';
import { devDocument } from './dev/devDocument';
import { devIcons } from './dev/devIcons';
import { devMessageFiles } from './dev/devMessageFiles';
import { listenLocal, readPort, StartError } from './server/listen';
import { changeInPlace } from './messages/edit/changeInPlace';
import { messageFactsOf } from './messages/messageFacts';
import { localHostsOnly } from './server/localHostsOnly';
import { createLocalMail } from './server/localMail';

/** A port that is free: the one asked for, or any for 0. Throws a StartError where it is taken. */
async function freePort(asked: number): Promise<number> {
  const probe = await listenLocal(() => createServer(), asked);
  await probe.close();
  return probe.port;
}

/** Serves the site while it is being written: a saved file, in src/, locales/ or public/, shows at once. */
async function develop(): Promise<void> {
  const port = await freePort(readPort(process.env['PORT']));
  const compiler = webpack({ ...browserConfig('development'), infrastructureLogging: { level: 'warn' } });
  if (compiler === null) throw new Error('webpack gave no compiler');
  const icons = await devIcons();
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: false,
      // The name and port in the visitor's address bar, whether localhost or 127.0.0.1.
      client: { webSocketURL: 'auto://0.0.0.0:0/ws' },
      static: { directory: 'public', serveIndex: false },
      watchFiles: ['locales/**/*.json'],
      setupMiddlewares: (middlewares) => [
        // First: what follows is for this machine's own pages alone.
        localHostsOnly,
        icons,
        createLocalMail(),
        devMessageFiles('locales', console.error),
        devMessages({ tags: locales, factsOf: messageFactsOf, change: changeInPlace }),
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

try {
  await develop();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
