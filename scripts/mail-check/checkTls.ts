import type { Finding } from './finding';
import { type SmtpServer, smtpTls, type TlsFacts } from './smtpTls';

const check = 'TLS';

/** A certificate that ends sooner than this many days was not renewed when it should have been. */
const renewalDays = 14;

function judge(where: string, { protocol, problem, daysLeft }: TlsFacts): Finding {
  const mend = `a certificate for that name at your SMTP server, or another SMTP_HOST`;
  if (problem !== undefined)
    return { check, grade: 'fail', found: `${where}: the certificate is not valid: ${problem}`, mend };
  if (!['TLSv1.2', 'TLSv1.3'].includes(protocol))
    return {
      check,
      grade: 'fail',
      found: `${where} speaks ${protocol} at best`,
      mend: 'a server with TLS 1.2 or later',
    };
  const found = `${where}: ${protocol}, certificate for ${daysLeft} days`;
  return daysLeft < renewalDays ? { check, grade: 'weak', found, mend: 'renew it' } : { check, grade: 'ok', found };
}

/** Whether the way to the SMTP server is encrypted as the mail host insists on. */
export async function checkTls(server: SmtpServer, isOwnMachine: boolean, inspect = smtpTls): Promise<Finding> {
  const where = `${server.host}:${server.port}`;
  if (server.security === 'none') {
    if (isOwnMachine) return { check, grade: 'ok', found: `${where} is on this machine` };
    return { check, grade: 'fail', found: `${where} is spoken to in the clear`, mend: 'SMTP_SECURITY=starttls or tls' };
  }
  try {
    return judge(where, await inspect(server));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      check,
      grade: 'fail',
      found: `${where} offers no TLS: ${reason}`,
      mend: 'SMTP_HOST, SMTP_PORT and SMTP_SECURITY of your provider',
    };
  }
}
