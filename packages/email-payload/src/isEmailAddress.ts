import { cleanEmailAddress } from './cleanEmailAddress';

// The HTML standard's pattern for type=email, with at least one dot in the domain.
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const address = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`, 'i');

/** A domain with letters, marks or digits of any alphabet, at least one of them not ASCII's. */
const foreignDomain = /@(?!-)(?=.*[^\0-\x7f])([\p{L}\p{M}\p{N}.-]+)$/u;

/**
 * A clean address as mail programs exchange it: a domain of other letters has its ASCII name, so that `a@münchen.de` is
 * `a@xn--mnchen-3ya.de`. Any other text is only cleaned.
 */
export function asciiAddress(text: string): string {
  return cleanEmailAddress(text).replace(foreignDomain, (domain, name: string) => {
    const url = `http://${name}`;
    return URL.canParse(url) ? `@${new URL(url).hostname}` : domain;
  });
}

/** Longest address that SMTP can carry (RFC 5321, 4.5.3.1.3, without its brackets). */
const maxAddressLength = 254;

/** Whether a text, cleaned, has the form of an e-mail address; its domain may be an internationalized one. */
export function isEmailAddress(text: string): boolean {
  const ascii = asciiAddress(text);
  return ascii.length <= maxAddressLength && address.test(ascii);
}
