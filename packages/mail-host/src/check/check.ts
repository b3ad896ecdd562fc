import { parseArgs } from 'node:util';
import { readEnvironment } from '@nine-blocks/email-payload/environment';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { parseEnvironment, siteVariables, smtpVariables } from '../environment';
import { checkMail } from './checkMail';
import { systemDns } from './dnsRecords';
import { findingsTable } from './finding';

const { SITE_URL: _notNeeded, ...addresses } = siteVariables;
const schema = z.object({ ...addresses, ...smtpVariables });

/** `npm run -w packages/mail-host check`: what mailbox providers hold against the site's mails; exit code 1 where they would refuse them. */
async function check(): Promise<void> {
  const { values } = parseArgs({
    options: {
      selector: { type: 'string', multiple: true, default: [] },
      address: { type: 'string', multiple: true, default: [] },
    },
  });
  const bad = values.address.find((address) => !ipaddr.isValid(address));
  if (bad !== undefined) throw new TypeError(`--address ${bad}: must be an IP address`);
  const settings = parseEnvironment(schema, readEnvironment());
  const findings = await checkMail(
    {
      contactEmail: settings.CONTACT_EMAIL,
      senderEmail: settings.SENDER_EMAIL,
      smtp: { host: settings.SMTP_HOST, port: settings.SMTP_PORT, security: settings.SMTP_SECURITY },
      selectors: values.selector,
      addresses: values.address,
    },
    systemDns,
  );
  console.log(findingsTable(findings));
  if (findings.some(({ grade }) => grade === 'fail')) process.exitCode = 1;
}

check().catch((error: unknown) => {
  console.error(`The mail check failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
