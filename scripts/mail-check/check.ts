import { parseArgs } from 'node:util';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { parseEnvironment, readEnvironment } from '../settings/environment';
import { parseSettings } from '../settings/settings';
import { checkMail } from './checkMail';
import { systemDns } from './dnsRecords';
import { findingsTable } from './findingsTable';

const schema = z.object({
  SMTP_HOST: z.string('is missing').min(1, 'is missing'),
  SMTP_PORT: z
    .string()
    .regex(/^\d{1,5}$/u, 'must be a port')
    .default('587')
    .transform(Number),
  SMTP_SECURITY: z.enum(['starttls', 'tls', 'none'], 'must be one of tls, starttls, none').default('starttls'),
});

/** `npm run mail:check`: what mailbox providers hold against the site's mails; exit code 1 where they would refuse them. */
async function check(): Promise<void> {
  const { values } = parseArgs({
    options: {
      selector: { type: 'string', multiple: true, default: [] },
      address: { type: 'string', multiple: true, default: [] },
    },
  });
  const bad = values.address.find((address) => !ipaddr.isValid(address));
  if (bad !== undefined) throw new TypeError(`--address ${bad}: must be an IP address`);
  const environment = readEnvironment();
  const { contactEmail, senderEmail } = parseSettings(environment);
  const smtp = parseEnvironment(
    schema,
    environment,
    'Bad settings of the mail host (see docs/mail-host.md, "Settings")',
  );
  const findings = await checkMail(
    {
      contactEmail,
      senderEmail,
      smtp: { host: smtp.SMTP_HOST, port: smtp.SMTP_PORT, security: smtp.SMTP_SECURITY },
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
