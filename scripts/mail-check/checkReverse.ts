import type { Dns } from './dnsRecords';
import { type Finding, gradeOf, type Outgoing } from './finding';

/** Whether each address that mails leave from has a name that leads back to it: large providers refuse mails from those without. */
export async function checkReverse(dns: Dns, outgoing: Outgoing): Promise<Finding[]> {
  const check = 'Reverse name';
  const findings: Finding[] = [];
  for (const address of outgoing.addresses) {
    const names = await dns.names(address);
    const mend = `ask whoever owns ${address} (your hosting provider) for a PTR record to a name that has this address`;
    const leading = await Promise.all(names.map(async (name) => (await dns.addresses(name)).includes(address)));
    if (names.length === 0) findings.push({ check, grade: gradeOf(outgoing), found: `${address} has none`, mend });
    else if (!leading.includes(true)) {
      findings.push({
        check,
        grade: gradeOf(outgoing),
        found: `${address} is ${names.join(', ')}, which does not lead back`,
        mend,
      });
    } else findings.push({ check, grade: 'ok', found: `${address} is ${names[leading.indexOf(true)]}` });
  }
  if (findings.length > 0) return findings;
  const mend = 'name the address that your mails leave from by --address';
  return [{ check, grade: 'weak', found: 'it is not known which address your mails leave from', mend }];
}
