import { cleanEmailAddress } from './cleanEmailAddress';

// The HTML standard's pattern for type=email, with at least one dot in the domain.
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const address = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`, 'i');

/** A domain with letters, marks or digits of any alphabet; at least one character is not ASCII. */
const foreignDomain = /@(?!-)(?=.*[^\0-\x7f])([\p{L}\p{M}\p{N}.-]+)$/u;

/**
 * Cleans an address and converts its domain to ASCII, as mail programs need it: `a@münchen.de` becomes `a@xn--mnchen-3ya.de`. Any other text is
 * only cleaned.
 */
export function asciiAddress(text: string): string {
  return cleanEmailAddress(text).replace(foreignDomain, (domain, name: string) => {
    const url = `http://${name}`;
    return URL.canParse(url) ? `@${new URL(url).hostname}` : domain;
  });
}

/** The longest address in SMTP, without its brackets (RFC 5321, 4.5.3.1.3). */
const maxAddressLength = 254;

/** Whether a text, after cleaning, is an e-mail address. Its domain may be internationalized. */
export function isEmailAddress(text: string): boolean {
  const ascii = asciiAddress(text);
  return ascii.length <= maxAddressLength && address.test(ascii);
}
