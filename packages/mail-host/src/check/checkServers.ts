import type { Dns } from './dnsRecords';
import { type Finding, findingsOf, gradeOf, type Outgoing } from './finding';
import { type SmtpServer, smtpTls } from './smtpTls';

const mx = findingsOf('MX');
const tls = findingsOf('TLS');
const reverse = findingsOf('Reverse name');

/** A certificate that ends sooner than this many days was not renewed in time. */
const renewalDays = 14;

/** Whether a domain takes mail: requests go there, and receivers of a mail send bounces there. */
export async function checkMx(dns: Dns, domain: string): Promise<Finding> {
  const fix = `${domain}  MX  10 NAME-OF-YOUR-MAIL-SERVER.`;
  const hosts = await dns.mx(domain);
  if (hosts.includes('')) return mx.fail(`${domain} says that it takes no mail`, fix);
  if (hosts.length === 0) {
    const hasAddress = (await dns.addresses(domain)).length > 0;
    if (!hasAddress) return mx.fail(`${domain} has no mail server and no address`, fix);
    return mx.weak(`${domain} has no MX, only an address`, fix);
  }
  for (const host of hosts) {
    if ((await dns.addresses(host)).length > 0) continue;
    const grade = hosts.length === 1 ? 'fail' : 'weak';
    return mx[grade](`${host}, a mail server of ${domain}, has no address`, `${host}  A  its address`);
  }
  return mx.ok(`${domain}: ${hosts.join(', ')}`);
}

/** Whether each address that mails leave from has a name that leads back to it: large providers refuse mails from the others. */
export async function checkReverse(dns: Dns, outgoing: Outgoing): Promise<Finding[]> {
  const bad = reverse[gradeOf(outgoing)];
  const findings: Finding[] = [];
  for (const address of outgoing.addresses) {
    const names = await dns.names(address);
    const fix = `ask the owner of ${address} (your hosting provider) for a PTR record to a name that has this address`;
    const leading = await Promise.all(names.map(async (name) => (await dns.addresses(name)).includes(address)));
    const name = names[leading.indexOf(true)];
    if (name !== undefined) findings.push(reverse.ok(`${address} is ${name}`));
    else if (names.length === 0) findings.push(bad(`${address} has none`, fix));
    else findings.push(bad(`${address} is ${names.join(', ')}, which does not lead back`, fix));
  }
  if (findings.length > 0) return findings;
  const fix = 'name the address that your mails leave from by --address';
  return [reverse.weak('it is not known which address your mails leave from', fix)];
}

/** Whether the way to the SMTP server is encrypted as the mail host insists on. */
export async function checkTls(server: SmtpServer, isOwnMachine: boolean, inspect = smtpTls): Promise<Finding> {
  const where = `${server.host}:${server.port}`;
  if (server.security === 'none') {
    if (isOwnMachine) return tls.ok(`${where} is on this machine`);
    return tls.fail(`${where} is reached without encryption`, 'SMTP_SECURITY=starttls or tls');
  }
  try {
    const days = await inspect(server);
    const found = `${where}: trusted certificate for ${days} days`;
    return days < renewalDays ? tls.weak(found, 'renew the certificate') : tls.ok(found);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const fix =
      'SMTP_HOST, SMTP_PORT and SMTP_SECURITY of your provider, and a server with TLS 1.2 and a certificate for that name';
    return tls.fail(`${where} offers no trusted TLS: ${reason}`, fix);
  }
}
