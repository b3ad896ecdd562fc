import { mainId } from './SkipLink';

const storageKey = 'place';

/** The visible headings: a page has the same ones in every language, in the same order. */
const headings = () =>
  [...document.querySelectorAll(`#${mainId} :is(h1, h2, h3)`)].filter((heading) => heading.checkVisibility());

/** Notes which heading the visitor has reached, for the same page in another language, which is at `path`. Browser only. */
export function keepPlace(path: string): void {
  try {
    const passed = headings().filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 2).length;
    if (window.scrollY > 0) sessionStorage.setItem(storageKey, JSON.stringify({ path, place: passed - 1 }));
  } catch {
    // Storage is blocked: the page starts at its top.
  }
}

/** A filter in the address shows its headings once every island of the page is hydrated. */
const showsAll = () =>
  window.location.search === '' || document.querySelector(`#${mainId} [data-not-hydrated]`) === null;

function scrollToPlace(place: number): void {
  if (showsAll()) headings()[place]?.scrollIntoView({ behavior: 'instant' });
  else document.addEventListener('hydrated', () => scrollToPlace(place), { once: true });
}

/** Scrolls to the heading that `keepPlace` noted for this page on the page before, once; what was meant for another page is forgotten. Browser only. */
export function takePlace(): void {
  try {
    const kept = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const { path, place } = JSON.parse(kept ?? '{}') as { path?: string; place?: number };
    if (path === window.location.pathname && place !== undefined) scrollToPlace(place);
  } catch {
    // Storage is blocked: the page starts at its top.
  }
}
