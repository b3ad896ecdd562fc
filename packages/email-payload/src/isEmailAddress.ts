// The HTML standard's pattern for type=email, with at least one dot in the domain.
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const address = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`, 'i');

/** Whether a text, without the spaces at its ends, has the form of an e-mail address. */
export function isEmailAddress(text: string): boolean {
  return address.test(text.trim());
}
