import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listenLocal, readPort, StartError } from './server/listen';
import { createLocalMail } from './server/localMail';
import { createSiteServer } from './server/siteServer';

/** Serves the built site in `dist` of the working folder, or in another folder (`--root`), until it is told to stop. */
async function serve(): Promise<void> {
  const port = readPort(process.env['PORT']);
  const { values } = parseArgs({ options: { root: { type: 'string', default: 'dist' } } });
  const root = resolve(values.root);
  if (!existsSync(join(root, 'index.html'))) {
    throw new StartError(`There is no built site in ${root}: run npm run build first.`);
  }
  const mail = createLocalMail();
  const site = await listenLocal(() => createSiteServer({ root, mail }), port);
  console.log(`Site: http://localhost:${site.port}`);
  console.log(`Mailbox: http://localhost:${site.port}/__mailbox`);

  // Once: a second signal ends the program at once, as it does by default.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void site.close());
}

try {
  await serve();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
