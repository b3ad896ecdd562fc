const keyOf = (lang: string, id: string) => `draft ${lang} ${id}`;

/** A text that was typed and is not saved yet; null where there is none. */
export const draftOf = (lang: string, id: string): string | null => sessionStorage.getItem(keyOf(lang, id));

/** Keeps a typed text until it is saved, also where another message or page comes between; null forgets it. */
export function keepDraft(lang: string, id: string, text: string | null): void {
  if (text === null) sessionStorage.removeItem(keyOf(lang, id));
  else sessionStorage.setItem(keyOf(lang, id), text);
}

// A closed tab would lose them.
addEventListener('beforeunload', (event) => {
  if (Object.keys(sessionStorage).some((key) => key.startsWith('draft '))) event.preventDefault();
});
