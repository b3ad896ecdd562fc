import { mainId } from './SkipLink';

const storageKey = 'place';

/** The visible headings: a page has the same ones in every language, in the same order. */
const headings = () =>
  [...document.querySelectorAll(`#${mainId} :is(h1, h2, h3)`)].filter((heading) => heading.checkVisibility());

/** Stores which heading the visitor has reached, for the same page in another language, which is at `path`. Browser only. */
export function keepPlace(path: string): void {
  try {
    const passed = headings().filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 2).length;
    if (window.scrollY > 0) sessionStorage.setItem(storageKey, JSON.stringify({ path, place: passed - 1 }));
  } catch {
    // Storage is blocked: the page starts at its top.
  }
}

/** Scrolls to the heading that `keepPlace` stored for this page, once; a place on another page is forgotten. Browser only. */
export function takePlace(): void {
  try {
    const kept = sessionStorage.getItem(storageKey);
    if (kept === null) return;
    // A filter in the address has its effect on the headings once every island is hydrated.
    if (window.location.search !== '' && document.querySelector(`#${mainId} [data-not-hydrated]`) !== null) {
      document.addEventListener('hydrated', takePlace, { once: true });
      return;
    }
    sessionStorage.removeItem(storageKey);
    const { path, place } = JSON.parse(kept) as { path: string; place: number };
    if (path === window.location.pathname) headings()[place]?.scrollIntoView({ behavior: 'instant' });
  } catch {
    // Storage is blocked: the page starts at its top.
  }
}
