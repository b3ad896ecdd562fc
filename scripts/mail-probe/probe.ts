import { parseArgs } from 'node:util';
import { readEnvironment } from '../settings/environment';
import { readSettings } from '../settings/settings';
import { awaitArrival } from './awaitArrival';
import { parseImapSettings } from './imapSettings';
import { probeMark } from './probePayload';
import { sendProbe } from './sendProbe';

/** `npm run mail:probe`: exit code 0 only when the mail host has accepted a marked mail and, with `--arrive`, it is in the inbox. */
async function probe(): Promise<void> {
  const { values } = parseArgs({
    options: {
      endpoint: { type: 'string' },
      arrive: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '300' },
    },
  });
  const settings = readSettings();
  const endpoint = values.endpoint ?? (settings.mailHost || settings.siteUrl);
  if (!URL.canParse(endpoint) || !/^https?:/i.test(endpoint)) {
    throw new TypeError(`--endpoint ${endpoint}: must be an address such as https://mail.example.com`);
  }
  if (!/^\d{1,5}$/u.test(values.seconds)) throw new TypeError(`--seconds ${values.seconds}: must be a whole number`);
  // Before the mail is sent: a mailbox that cannot be read is no reason to fill it.
  const mailbox = values.arrive ? parseImapSettings(readEnvironment()) : undefined;

  const now = new Date();
  console.log(await sendProbe(endpoint, settings, now));
  if (mailbox === undefined) return;
  const { said, exitCode } = await awaitArrival(mailbox, probeMark(now), Number(values.seconds));
  (exitCode === 0 ? console.log : console.error)(said);
  process.exitCode = exitCode;
}

probe().catch((error: unknown) => {
  console.error(`The mail probe failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
