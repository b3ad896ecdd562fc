const keyOf = (lang: string, id: string) => `draft ${lang} ${id}`;

/** A typed text that is not saved yet; null if there is none. */
export const draftOf = (lang: string, id: string): string | null => sessionStorage.getItem(keyOf(lang, id));

/** Stores a typed text until it is saved, also if the translator opens another message or page. Null removes it. */
export function keepDraft(lang: string, id: string, text: string | null): void {
  if (text === null) sessionStorage.removeItem(keyOf(lang, id));
  else sessionStorage.setItem(keyOf(lang, id), text);
}

// Closing the tab would lose the drafts, so the browser asks first.
addEventListener('beforeunload', (event) => {
  if (Object.keys(sessionStorage).some((key) => key.startsWith('draft '))) event.preventDefault();
});
