export type ColorScheme = 'light' | 'dark';

const storageKey = 'color-scheme';
const attribute = 'data-color-scheme';

/**
 * Runs in the head of every document, before the first paint, and applies a remembered choice. Plain script text, because the content security
 * policy allows it by its hash.
 */
export const colorSchemeScript = `try{const s=localStorage.getItem("${storageKey}");if(s==="light"||s==="dark")document.documentElement.setAttribute("${attribute}",s)}catch{}`;

/** The current scheme: the visitor's choice, else the system's. Only for browsers. */
export function currentColorScheme(): ColorScheme {
  const chosen = document.documentElement.getAttribute(attribute);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Sets and remembers a scheme. If it equals the system's scheme, the choice is forgotten, so that the site follows the system again. */
export function chooseColorScheme(scheme: ColorScheme): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const root = document.documentElement;
  if (scheme === system) root.removeAttribute(attribute);
  else root.setAttribute(attribute, scheme);
  try {
    if (scheme === system) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, scheme);
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
}

/** Calls `onChange` when the scheme of the system or of the document changes; returns a function that unsubscribes. */
export function watchColorScheme(onChange: () => void): () => void {
  const query = window.matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [attribute] });
  query.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    query.removeEventListener('change', onChange);
  };
}
