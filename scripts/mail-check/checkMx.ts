import type { Dns } from './dnsRecords';
import type { Finding } from './finding';

/** Whether a domain takes mail: where requests go to, and where receivers of a mail would send a bounce. */
export async function checkMx(dns: Dns, domain: string): Promise<Finding> {
  const check = 'MX';
  const mend = `${domain}  MX  10 NAME-OF-YOUR-MAIL-SERVER.`;
  const hosts = await dns.mx(domain);
  if (hosts.includes('')) return { check, grade: 'fail', found: `${domain} says that it takes no mail`, mend };
  if (hosts.length === 0) {
    const hasAddress = (await dns.addresses(domain)).length > 0;
    if (!hasAddress) return { check, grade: 'fail', found: `${domain} has no mail server and no address`, mend };
    return { check, grade: 'weak', found: `${domain} has no MX, only an address`, mend };
  }
  for (const host of hosts) {
    if ((await dns.addresses(host)).length === 0) {
      const grade = hosts.length === 1 ? 'fail' : 'weak';
      return {
        check,
        grade,
        found: `${host}, a mail server of ${domain}, has no address`,
        mend: `${host}  A  its address`,
      };
    }
  }
  return { check, grade: 'ok', found: `${domain}: ${hosts.join(', ')}` };
}
