/**
 * Whether a message is of a legal text. Its digits are those of laws, registers, dates, addresses and telephones: each stands once, is no claim of
 * ours, and nobody may change it by changing a figure. Elsewhere one message may have its digits by `"dismissed"` in locales/allowed.json, which
 * asks for the reason.
 */
export function isLegal(key: string): boolean {
  return /^(?:privacyPolicy|termsAndConditions|imprint)\./.test(key);
}

/** A legal text without what stands in it as it does in every language: between commas, a few words around digits, such as a street or a register. */
export function withoutReferences(text: string): string {
  return text
    .split(',')
    .filter((part) => !/\p{Nd}/u.test(part) || part.trim().split(/\s+/).length > 4)
    .join(',');
}
