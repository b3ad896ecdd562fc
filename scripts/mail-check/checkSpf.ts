import type { Dns } from './dnsRecords';
import { type Finding, gradeOf, type Outgoing } from './finding';
import { evaluateSpf, SpfError, spfRecord } from './spf';

/** Whether receivers learn from the sender's domain that its mails may leave from where they do. */
export async function checkSpf(dns: Dns, domain: string, outgoing: Outgoing): Promise<Finding> {
  const check = 'SPF';
  const allowed = outgoing.addresses.map((address) => (address.includes(':') ? `ip6:${address}` : `ip4:${address}`));
  const publish = `${domain}  TXT  "v=spf1 ${allowed.join(' ') || 'include:NAME-OF-YOUR-PROVIDER'} -all"`;
  try {
    const record = await spfRecord(dns, domain);
    if (record === undefined) return { check, grade: 'fail', found: `${domain} has no record`, mend: publish };
    // An address that is nobody's (RFC 5737): what passes it passes everybody.
    if ((await evaluateSpf(dns, domain, '203.0.113.255')) === 'pass') {
      return { check, grade: 'fail', found: `${record} lets everybody send as ${domain}`, mend: publish };
    }
    const refused: string[] = [];
    for (const address of outgoing.addresses)
      if ((await evaluateSpf(dns, domain, address)) !== 'pass') refused.push(address);
    if (refused.length > 0) {
      const unsure = outgoing.isSure ? '' : ', from which your SMTP server may send';
      const mend = `add to ${domain}  TXT  “${record}” the address or your provider's include, or name the right address by --address`;
      return {
        check,
        grade: gradeOf(outgoing),
        found: `${record} does not allow ${refused.join(', ')}${unsure}`,
        mend,
      };
    }
    const proves = outgoing.addresses.length > 0;
    if (!/(?:[-~]all|redirect=\S+)\s*$/iu.test(record)) {
      return {
        check,
        grade: 'weak',
        proves,
        found: `${record} says nothing of other addresses`,
        mend: `end it with -all`,
      };
    }
    if (proves) return { check, grade: 'ok', proves, found: `${record} allows ${outgoing.addresses.join(', ')}` };
    return { check, grade: 'weak', found: record, mend: 'name the address that your mails leave from by --address' };
  } catch (error) {
    if (error instanceof SpfError) return { check, grade: 'fail', found: error.message, mend: publish };
    throw error;
  }
}
