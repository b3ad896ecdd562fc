interface Typed {
  text: string;
  /** The text of the file that it replaces. */
  from: string;
}

const keyOf = (lang: string, id: string) => `draft ${lang} ${id}`;

/** A text that was typed and is not saved yet, with the text that it replaces; null where there is none. */
export const typedText = (lang: string, id: string) =>
  JSON.parse(sessionStorage.getItem(keyOf(lang, id)) ?? 'null') as Typed | null;

/** A text that was typed and is not saved yet; null where there is none. */
export const draftOf = (lang: string, id: string): string | null => typedText(lang, id)?.text ?? null;

/** Keeps a typed text until it is saved, also where another message or page comes between; null forgets it. */
export function keepDraft(lang: string, id: string, typed: Typed | null): void {
  if (typed === null) sessionStorage.removeItem(keyOf(lang, id));
  else sessionStorage.setItem(keyOf(lang, id), JSON.stringify(typed));
}

// A closed tab would lose them.
addEventListener('beforeunload', (event) => {
  if (Object.keys(sessionStorage).some((key) => key.startsWith('draft '))) event.preventDefault();
});
