import { type Dns, tagsOf } from './dnsRecords';
import { type Finding, findingsOf } from './finding';

const dmarc = findingsOf('DMARC');

/** The DMARC records that apply to a domain, and their name: its own, else those of the nearest domain above that has one. */
async function recordsFor(dns: Dns, domain: string): Promise<{ name: string; records: readonly string[] }> {
  const labels = domain.split('.');
  for (let first = 0; first < labels.length - 1; first += 1) {
    const name = `_dmarc.${labels.slice(first).join('.')}`;
    const records = (await dns.txt(name)).filter((text) => tagsOf(text).get('v') === 'DMARC1');
    if (records.length > 0) return { name, records };
  }
  return { name: `_dmarc.${domain}`, records: [] };
}

/**
 * How receivers treat mails that neither SPF nor DKIM proves. The host's mails have the sender's domain in `From` and on the envelope, so
 * SPF is aligned wherever it passes, and DKIM where it signs as this domain. `isProved`: whether either does, undefined where that is not known.
 */
export async function checkDmarc(dns: Dns, domain: string, isProved: boolean | undefined): Promise<Finding> {
  const { name, records } = await recordsFor(dns, domain);
  const publish = `${name}  TXT  "v=DMARC1; p=quarantine; rua=mailto:AN-ADDRESS-OF-YOURS"`;
  const [record = ''] = records;
  if (records.length === 0) return dmarc.weak(`${domain} has no policy`, publish);
  if (records.length > 1) return dmarc.fail(`${name} has ${records.length} policies, so none counts`, publish);
  const tags = tagsOf(record);
  const inherited = name !== `_dmarc.${domain}`;
  const policy = ((inherited ? tags.get('sp') : undefined) ?? tags.get('p') ?? '').toLowerCase();
  if (!['none', 'quarantine', 'reject'].includes(policy))
    return dmarc.fail(`${name}: “${record}” has no policy that is known`, publish);
  if (policy === 'none')
    return dmarc.weak(`${name} has p=none: receivers only report`, 'p=quarantine once reports show your mails proved');
  if (isProved) return dmarc.ok(`${name} has ${policy}, and your mails are aligned`);
  const fix = 'fix SPF or DKIM above: one of the two must prove your mails';
  if (isProved === undefined)
    return dmarc.weak(`${name} has ${policy}; whether your mails are proved is not known here`, fix);
  return dmarc.fail(`${name} has ${policy}, and neither SPF nor DKIM proves your mails`, fix);
}
