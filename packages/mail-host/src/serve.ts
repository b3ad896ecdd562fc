import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readEnvironment } from '@nine-blocks/email-payload/environment';
import { createSmtp, smtpFailure } from './delivery/smtp';
import { createLog } from './log';
import { createMailHost } from './mailHost';
import { openOutbox } from './outbox/openOutbox';
import { parseMailHostSettings } from './settings';

/** Serves until a signal. Then it finishes open requests and running deliveries; other leads stay in the outbox. */
async function serve(): Promise<void> {
  const settings = parseMailHostSettings(readEnvironment());
  const log = createLog((line) => process.stdout.write(line));
  const smtp = createSmtp(settings.smtp);
  const outbox = await openOutbox(settings, log);
  const { server, stop } = createMailHost(settings, outbox, smtp, log);
  server.listen(settings.port, settings.address);
  await once(server, 'listening').catch(async (error: unknown) => {
    await outbox.close();
    throw new Error('The mail host cannot listen at MAIL_ADDRESS and MAIL_PORT', { cause: error });
  });
  log({ event: 'start', address: settings.address, port: (server.address() as AddressInfo).port });

  // `once`, so that a second signal ends the program immediately.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit()));

  // An SMTP server that is down now may be up for the first mail, so the host only logs the failure.
  await smtp.verify().then(
    () => log({ event: 'smtp', outcome: 'ready' }),
    (error: unknown) => {
      const { code, cause } = smtpFailure(error);
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
