import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { redirects } from '../src/content/redirects';
import { runCommand, UsageError } from './programs/command';
import { listenLocal, readPort } from './server/listen';
import { createMailEndpoint } from './server/mailEndpoint';
import { createSiteServer } from './server/siteServer';
import { readEnvironment } from '@nine-blocks/email-payload/environment';
import { readSettings } from './settings/settings';

/** `npm run serve`: serves the built site in `dist` until a signal ends it. */
async function serve(): Promise<void> {
  const port = readPort(readEnvironment()['PORT']);
  const root = resolve('dist');
  if (!existsSync(join(root, 'index.html'))) {
    throw new UsageError(`There is no built site in ${root}: run npm run build first.`);
  }
  const site = await listenLocal(
    createSiteServer({ root, mail: createMailEndpoint(), noindex: readSettings().noindex, redirects }),
    port,
  );
  console.log(`Site: http://localhost:${site.port}`);
  console.log(`Mailbox: http://localhost:${site.port}/__mailbox`);

  // `once`, so that a second signal ends the program immediately.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void site.close());
}

await runCommand(serve);
