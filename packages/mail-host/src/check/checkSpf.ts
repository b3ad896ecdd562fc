import type { Dns } from './dnsRecords';
import { type Finding, findingsOf, gradeOf, type Outgoing } from './finding';
import { evaluateSpf, SpfError, spfRecord } from './spf';

const spf = findingsOf('SPF');

/** Whether the sender's domain allows its mails to leave from where they do. */
export async function checkSpf(dns: Dns, domain: string, outgoing: Outgoing): Promise<Finding> {
  const { addresses } = outgoing;
  const allowed = addresses.map((address) => (address.includes(':') ? `ip6:${address}` : `ip4:${address}`));
  const publish = `${domain}  TXT  "v=spf1 ${allowed.join(' ') || 'include:NAME-OF-YOUR-PROVIDER'} -all"`;
  try {
    const record = await spfRecord(dns, domain);
    if (record === undefined) return spf.fail(`${domain} has no record`, publish);
    // An address that belongs to nobody (RFC 5737): a record that allows it allows everybody.
    if ((await evaluateSpf(dns, domain, '203.0.113.255')) === 'pass')
      return spf.fail(`${record} lets everybody send as ${domain}`, publish);
    const refused: string[] = [];
    for (const address of addresses) {
      if ((await evaluateSpf(dns, domain, address)) !== 'pass') refused.push(address);
    }
    if (refused.length > 0) {
      const unsure = outgoing.isSure ? '' : ', from which your SMTP server may send';
      const fix = `add to ${domain}  TXT  “${record}” the address or your provider's include, or name the right address by --address`;
      return spf[gradeOf(outgoing)](`${record} does not allow ${refused.join(', ')}${unsure}`, fix);
    }
    const proves = addresses.length > 0;
    if (!/(?:[-~]all|redirect=\S+)\s*$/iu.test(record))
      return { ...spf.weak(`${record} says nothing of other addresses`, 'end it with -all'), proves };
    if (proves) return { ...spf.ok(`${record} allows ${addresses.join(', ')}`), proves };
    return spf.weak(record, 'name the address that your mails leave from by --address');
  } catch (error) {
    if (error instanceof SpfError) return spf.fail(error.message, publish);
    throw error;
  }
}
