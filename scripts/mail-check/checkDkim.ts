import { createPublicKey } from 'node:crypto';
import type { Dns } from './dnsRecords';
import type { Finding } from './finding';
import { tagsOf } from './tags';

/** Selectors that SMTP providers use. A domain's own cannot be asked for: the DNS does not list them. */
const usualSelectors = [
  'default',
  'dkim',
  'mail',
  'smtp',
  'google',
  'selector1',
  'selector2',
  's1',
  's2',
  'k1',
  'k2',
  'key1',
  'fm1',
  'pm',
  'mx',
];

const check = 'DKIM';

/** Bits of an RSA key; undefined for what is no key. */
function bitsOf(base64: string): number | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.modulusLength;
  } catch {
    return undefined;
  }
}

function judge(name: string, record: string): Finding {
  const tags = tagsOf(record);
  const key = tags.get('p') ?? '';
  const mend = `${name}  TXT  the record that your SMTP server or provider gives for a new key of 2048 bits`;
  const refused = (found: string): Finding => ({ check, grade: 'fail', found: `${name} ${found}`, mend });
  if (key === '') return refused('holds no key, which revokes it');
  const isEd25519 = tags.get('k') === 'ed25519';
  const bits = isEd25519 ? Buffer.from(key, 'base64').length * 8 : bitsOf(key);
  if (bits === undefined || (isEd25519 && bits !== 256)) return refused('has what is no key');
  const found = `${name} has ${isEd25519 ? 'an Ed25519 key' : `a key of ${bits} bits`}`;
  if (!isEd25519 && bits < 1024) return refused(`has a key of ${bits} bits, which nobody believes`);
  if (!isEd25519 && bits < 2048) return { check, grade: 'weak', proves: true, found, mend };
  if (tags.get('t')?.split(':').includes('y') === true) {
    return { check, grade: 'weak', found: `${found}, but says that it is a test (t=y)`, mend: 'take t=y out of it' };
  }
  return { check, grade: 'ok', proves: true, found };
}

/**
 * Whether the keys are published by which receivers prove the signatures of the sender's domain. Without selectors the usual ones are tried;
 * what is bad there may be old, and is a weakness only.
 */
export async function checkDkim(dns: Dns, domain: string, selectors: readonly string[]): Promise<Finding[]> {
  const isNamed = selectors.length > 0;
  const findings: Finding[] = [];
  for (const selector of isNamed ? selectors : usualSelectors) {
    const name = `${selector}._domainkey.${domain}`;
    const record = (await dns.txt(name)).find((text) => tagsOf(text).has('p'));
    if (record !== undefined) findings.push(judge(name, record));
    else if (isNamed) {
      const mend = `${name}  TXT  the record that your SMTP server or provider gives`;
      findings.push({ check, grade: 'fail', found: `${name} has no key`, mend });
    }
  }
  if (isNamed) return findings;
  const mend =
    'turn signing on at your SMTP server, publish its key, and name its selector (s= in a mail’s DKIM-Signature) by --selector';
  if (findings.length === 0)
    return [{ check, grade: 'weak', found: `no key of ${domain} under the usual selectors`, mend }];
  return findings.map((finding) => (finding.grade === 'fail' ? { ...finding, grade: 'weak' } : finding));
}
