// The joiners U+200C and U+200D stay: they are letters of some internationalized domain names, which would be others without them.
const invisible = /(?![\u200C\u200D])\p{DI}/gu;

/** An e-mail address without the invisible signs that are pasted along, from Arabic texts and PDF for example, and the white space at its ends. */
export function cleanEmailAddress(text: string): string {
  return text.replace(invisible, '').trim();
}
