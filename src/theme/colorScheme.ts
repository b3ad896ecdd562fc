export type ColorScheme = 'light' | 'dark';

const storageKey = 'color-scheme';
const attribute = 'data-color-scheme';

/**
 * Runs in the head of every document before anything is painted: a remembered choice holds from the first frame. Plain script text;
 * the documents' policy allows it by its hash.
 */
export const colorSchemeScript = `try{const s=localStorage.getItem("${storageKey}");if(s==="light"||s==="dark")document.documentElement.setAttribute("${attribute}",s)}catch{}`;

/** The scheme in force: the visitor's choice, else the system's. Browser only. */
export function currentColorScheme(): ColorScheme {
  const chosen = document.documentElement.getAttribute(attribute);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Sets and remembers a scheme; one that equals the system's is forgotten instead, so that the site follows the system again. */
export function chooseColorScheme(scheme: ColorScheme): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const root = document.documentElement;
  if (scheme === system) root.removeAttribute(attribute);
  else root.setAttribute(attribute, scheme);
  try {
    if (scheme === system) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, scheme);
  } catch {
    // Storage is blocked: the choice holds for this page view.
  }
}

/** Calls back when the system's scheme changes or another tab chooses; returns the way to stop. */
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
