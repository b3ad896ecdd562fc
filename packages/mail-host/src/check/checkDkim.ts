import { createPublicKey } from 'node:crypto';
import { type Dns, tagsOf } from './dnsRecords';
import { type Finding, findingsOf } from './finding';

/** Selectors that SMTP providers use. The DNS does not list those of a domain. */
const usualSelectors = 'default dkim mail smtp google selector1 selector2 s1 s2 k1 k2 key1 fm1 pm mx'.split(' ');

const dkim = findingsOf('DKIM');

/** Bits of an RSA key; undefined for any other text. */
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
  const fix = `${name}  TXT  the record that your SMTP server or provider gives for a new key of 2048 bits`;
  if (key === '') return dkim.fail(`${name} holds no key, which revokes it`, fix);
  const isEd25519 = tags.get('k') === 'ed25519';
  const bits = isEd25519 ? Buffer.from(key, 'base64').length * 8 : bitsOf(key);
  if (bits === undefined || (isEd25519 && bits !== 256)) return dkim.fail(`${name} holds a text that is no key`, fix);
  const found = `${name} has ${isEd25519 ? 'an Ed25519 key' : `a key of ${bits} bits`}`;
  if (!isEd25519 && bits < 1024) return dkim.fail(`${found}, which nobody believes`, fix);
  if (!isEd25519 && bits < 2048) return { ...dkim.weak(found, fix), proves: true };
  if (tags.get('t')?.split(':').includes('y') === true)
    return dkim.weak(`${found}, but says that it is a test (t=y)`, 'take t=y out of it');
  return { ...dkim.ok(found), proves: true };
}

/**
 * Whether the keys are published by which receivers prove the signatures of the sender's domain. Without selectors the usual ones are tried;
 * a bad record there may be old, and is only a weakness.
 */
export async function checkDkim(dns: Dns, domain: string, selectors: readonly string[]): Promise<Finding[]> {
  const isNamed = selectors.length > 0;
  const findings: Finding[] = [];
  for (const selector of isNamed ? selectors : usualSelectors) {
    const name = `${selector}._domainkey.${domain}`;
    const record = (await dns.txt(name)).find((text) => tagsOf(text).has('p'));
    if (record !== undefined) findings.push(judge(name, record));
    else if (isNamed) {
      findings.push(
        dkim.fail(`${name} has no key`, `${name}  TXT  the record that your SMTP server or provider gives`),
      );
    }
  }
  if (isNamed) return findings;
  const fix =
    'turn signing on at your SMTP server, publish its key, and name its selector (s= in a mail’s DKIM-Signature) by --selector';
  if (findings.length === 0) return [dkim.weak(`no key of ${domain} under the usual selectors`, fix)];
  return findings.map((finding) => (finding.grade === 'fail' ? { ...finding, grade: 'weak' } : finding));
}
