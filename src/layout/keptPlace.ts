import { mainId } from './Main';

const storageKey = 'place';

/** The visible headings: a page has the same ones in every language, in the same order. */
const headings = () =>
  [...document.querySelectorAll(`#${mainId} :is(h1, h2, h3)`)].filter((heading) => heading.checkVisibility());

/** Notes which heading the visitor has reached, for the same page in another language. Browser only. */
export function keepPlace(): void {
  const passed = headings().filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 2).length;
  try {
    if (window.scrollY > 0) sessionStorage.setItem(storageKey, String(passed - 1));
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

/** Scrolls to the heading that `keepPlace` noted on the page before, once. Browser only. */
export function takePlace(): void {
  try {
    const place = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    if (place !== null) scrollToPlace(Number(place));
  } catch {
    // Storage is blocked: the page starts at its top.
  }
}
