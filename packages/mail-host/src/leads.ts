import { readEnvironment } from '@nine-blocks/email-payload/environment';
import { leadsCommand } from './leadsCommand';
import { createLog } from './log';
import { askHost, FolderTakenError } from './outbox/control';
import { openOutbox } from './outbox/openOutbox';
import { parseMailHostSettings } from './settings';

/** `npm run -w packages/mail-host leads`: opens the outbox, or sends the command to the host that uses it. */
async function leads(args: readonly string[]): Promise<string> {
  const settings = parseMailHostSettings(readEnvironment());
  try {
    const outbox = await openOutbox(
      settings,
      createLog((line) => process.stderr.write(line)),
    );
    return await leadsCommand(outbox, args).finally(() => void outbox.close());
  } catch (error) {
    if (error instanceof FolderTakenError) return askHost(settings.outbox, args);
    throw error;
  }
}

try {
  console.log(await leads(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
