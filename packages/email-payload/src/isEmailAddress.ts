// The HTML standard's pattern for type=email, with at least one dot in the domain.
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const address = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`, 'i');

/** What stands before a domain with letters, marks or digits of any alphabet, at least one of them not ASCII's, and that domain. */
const foreign = /^([^@]*@)(?=.*[^\0-\x7f])([\p{L}\p{M}\p{N}]+(?:(?:\.|-+)[\p{L}\p{M}\p{N}]+)*)$/u;

/**
 * An address as mail programs exchange it, without the spaces at its ends: a domain of other letters has its ASCII name, so that
 * `a@münchen.de` is `a@xn--mnchen-3ya.de`. Any other text stays as it is.
 */
export function asciiAddress(text: string): string {
  const trimmed = text.trim();
  const [, name = '', domain = ''] = foreign.exec(trimmed) ?? [];
  const url = `http://${domain}`;
  return URL.canParse(url) ? name + new URL(url).hostname : trimmed;
}

/** Whether a text, without the spaces at its ends, has the form of an e-mail address; its domain may be an internationalized one. */
export function isEmailAddress(text: string): boolean {
  return address.test(asciiAddress(text));
}
