import { parseArgs } from 'node:util';
import { readSettings } from '../settings/settings';
import { sendProbe } from './sendProbe';

/** `npm run mail:probe`: exit code 0 only when the mail host has accepted a marked mail. */
async function probe(): Promise<void> {
  const { values } = parseArgs({ options: { endpoint: { type: 'string' } } });
  const settings = readSettings();
  const endpoint = values.endpoint ?? (settings.mailHost || settings.siteUrl);
  if (!URL.canParse(endpoint) || !/^https?:/i.test(endpoint)) {
    throw new TypeError(`--endpoint ${endpoint}: must be an address such as https://mail.example.com`);
  }
  console.log(await sendProbe(endpoint, settings, new Date()));
}

probe().catch((error: unknown) => {
  console.error(`The mail probe failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
