import { parseArgs } from 'node:util';
import { originSetting, readEnvironment } from '@nine-blocks/email-payload/environment';
import { z } from 'zod';
import { parseEnvironment, siteVariables } from '../environment';
import { awaitArrival } from './awaitArrival';
import { openMailbox, parseImapSettings } from './mailbox';
import { probeMark, sendProbe } from './sendProbe';

const schema = z.object({ ...siteVariables, MAIL_HOST: z.literal('').or(originSetting).optional() });

/** `npm run -w packages/mail-host probe`: exit code 0 only when the mail host has accepted a marked mail and, with `--arrive`, it is in the inbox. */
async function probe(): Promise<void> {
  const { values } = parseArgs({
    options: {
      endpoint: { type: 'string' },
      arrive: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '300' },
    },
  });
  const environment = readEnvironment();
  const { SITE_URL: siteUrl, MAIL_HOST: host, ...mail } = parseEnvironment(schema, environment);
  const endpoint = values.endpoint ?? (host || siteUrl);
  if (!URL.canParse(endpoint) || !/^https?:/i.test(endpoint)) {
    throw new TypeError(`--endpoint ${endpoint}: must be an address such as https://mail.example.com`);
  }
  if (!/^\d{1,5}$/u.test(values.seconds)) throw new TypeError(`--seconds ${values.seconds}: must be a whole number`);
  // Before the mail is sent: an unreadable mailbox is no reason to fill it.
  const imap = values.arrive ? parseImapSettings(environment) : undefined;

  const now = new Date();
  const addresses = { siteUrl, contactEmail: mail.CONTACT_EMAIL, senderEmail: mail.SENDER_EMAIL };
  console.log(await sendProbe(endpoint, addresses, now));
  if (imap === undefined) return;
  const mailbox = await openMailbox(imap);
  const verdict = await awaitArrival(mailbox, probeMark(now), Number(values.seconds)).finally(
    () => void mailbox.close(),
  );
  (verdict.exitCode === 0 ? console.log : console.error)(verdict.said);
  process.exitCode = verdict.exitCode;
}

probe().catch((error: unknown) => {
  console.error(`The mail probe failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
