// The joiners U+200C and U+200D stay, because some internationalized domain names contain them.
const invisible = /(?![\u200C\u200D])\p{DI}/gu;

/** Removes the white space at the ends of an e-mail address, and invisible characters, such as those copied from Arabic texts or PDF files. */
export function cleanEmailAddress(text: string): string {
  return text.replace(invisible, '').trim();
}
