import type { Log } from '../log';
import type { MailHostSettings } from '../settings';
import { openFilesOutbox } from './filesOutbox';
import type { Channel, Outbox } from './outbox';

/** Opens the outbox that the settings name. Rejects with a message for the owner if that fails. */
export async function openOutbox({ outbox: place, webhook, smtp }: MailHostSettings, log: Log): Promise<Outbox> {
  const channels: readonly Channel[] = webhook === undefined ? ['mail'] : ['mail', 'webhook'];
  if (/^postgres(?:ql)?:/.test(place)) {
    // Only hosts with PostgreSQL load this module.
    const { openPostgresOutbox } = await import('./postgresOutbox');
    return openPostgresOutbox({ url: place, channels, lease: 2 * smtp.seconds + 30 }).catch((error: unknown) => {
      throw new Error('The database of MAIL_OUTBOX cannot be opened', { cause: error });
    });
  }
  const { outbox, leftovers } = await openFilesOutbox({ folder: place, channels });
  if (leftovers > 0) log({ event: 'leftovers', files: leftovers });
  return outbox;
}
