import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readEnvironment } from './environment';
import { createLog } from './log';
import { createMailHost } from './mailHost';
import { parseMailHostSettings } from './settings';
import { createSmtp } from './smtp';
import { smtpRefusal } from './smtpRefusal';

/** Serves until it is told to stop; then it finishes what is under way. */
async function serve(): Promise<void> {
  const settings = parseMailHostSettings(readEnvironment());
  const log = createLog((line) => process.stdout.write(line));
  const smtp = createSmtp(settings.smtp);
  const { server, stop } = createMailHost(settings, smtp, log);
  server.listen(settings.port, settings.address);
  await once(server, 'listening').catch((error: unknown) => {
    throw new Error('The mail host cannot listen at MAIL_ADDRESS and MAIL_PORT', { cause: error });
  });
  log({ event: 'start', address: settings.address, port: (server.address() as AddressInfo).port });

  // Once: a second signal ends the program at once, as it does by default.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit()));

  // A server that is away now may be there when the first mail is: the log tells, the host stays.
  await smtp.verify().then(
    () => log({ event: 'smtp', outcome: 'ready' }),
    (error: unknown) => {
      const { code, cause } = smtpRefusal(error);
      log({ event: 'smtp', outcome: code, cause });
    },
  );
}

try {
  await serve();
} catch (error) {
  const { message, cause } = error as Error;
  console.error(cause instanceof Error ? `${message}: ${cause.message}` : message);
  process.exitCode = 1;
}
