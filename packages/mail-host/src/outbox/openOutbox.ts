import { leadsCommand } from '../leadsCommand';
import type { Log } from '../log';
import type { MailHostSettings } from '../settings';
import { serveCommands } from './control';
import { openFilesOutbox } from './filesOutbox';
import type { Channel, Outbox } from './outbox';

/** Opens the outbox that the settings name. Rejects with a sentence for the owner where that cannot be. */
export async function openOutbox(settings: Pick<MailHostSettings, 'outbox' | 'webhook'>, log: Log): Promise<Outbox> {
  const { outbox: place, webhook } = settings;
  const channels: readonly Channel[] = webhook === undefined ? ['mail'] : ['mail', 'webhook'];
  const { outbox, leftovers } = await openFilesOutbox({ folder: place, channels });
  if (leftovers > 0) log({ event: 'leftovers', files: leftovers });
  const endCommands = await serveCommands(place, (args) => leadsCommand(outbox, args));
  return {
    ...outbox,
    close: async () => {
      await endCommands();
      await outbox.close();
    },
  };
}
