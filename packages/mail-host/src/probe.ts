import { parseArgs } from 'node:util';
import { originSetting, readEnvironment } from '@nine-blocks/email-payload/environment';
import { z } from 'zod';
import { parseEnvironment, siteVariables } from './environment';
import { sendProbe } from './sendProbe';

const schema = z.object({ ...siteVariables, MAIL_HOST: z.literal('').or(originSetting).optional() });

/** `npm run -w packages/mail-host probe`: sends a test mail. The exit code is 0 only if the mail host has accepted it. */
async function probe(): Promise<void> {
  const { values } = parseArgs({ options: { endpoint: { type: 'string' } } });
  const { MAIL_HOST: host, ...site } = parseEnvironment(schema, readEnvironment());
  const endpoint = values.endpoint ?? (host || site.SITE_URL);
  if (!URL.canParse(endpoint) || !/^https?:/i.test(endpoint)) {
    throw new TypeError(`--endpoint ${endpoint}: must be an address such as https://mail.example.com`);
  }
  console.log(await sendProbe(endpoint, site, new Date()));
}

probe().catch((error: unknown) => {
  console.error(`The mail probe failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
