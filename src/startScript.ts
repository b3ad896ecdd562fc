import type { StartFiles } from './startFiles';

/**
 * Stands in every document as an inline script, so it uses nothing from outside itself. It asks for the page's script once the page is
 * painted, or at the first sign of a visitor. What a visitor does before to what is not hydrated (`data-not-hydrated`) is kept and replayed
 * after: leaving a field, and pressing a control that needs script (`data-needs-script`); what was typed and chosen the forms read
 * themselves. Where the script fails, or takes longer than four seconds (for five a browser takes a gesture for the visitor's own), a kept
 * click has its effect without.
 */
export function startScript({ scripts, code, data }: StartFiles): void {
  const keptClicks = new Set<number>();
  const leftFields = new Set<Element>();
  let isAsked = false;
  let isGivenUp = false;
  const controls = () => [...document.querySelectorAll<HTMLElement>('[data-needs-script]')];
  const isHydrated = (element: Element | null) => element?.closest('[data-not-hydrated]') === null;
  const on = (names: string[], react: (event: Event) => void) => {
    for (const name of names) document.addEventListener(name, react, true);
  };

  function replay(withoutScript = false) {
    isGivenUp = withoutScript && !isHydrated(document.getElementById('root'));
    for (const field of [...leftFields].filter(isHydrated)) {
      leftFields.delete(field);
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
    for (const place of keptClicks) {
      // By its place: hydration can put a new element there.
      const control = controls()[place];
      if (control === undefined || !(withoutScript || isHydrated(control))) continue;
      keptClicks.delete(place);
      control.removeAttribute('aria-busy');
      if (document.activeElement === document.body) control.focus();
      control.click();
    }
  }
  function fail() {
    if (isHydrated(document.getElementById('root'))) return;
    document.documentElement.dataset['scriptFailed'] = '';
    replay(true);
  }
  function add(name: 'link' | 'script', attributes: object) {
    const element = Object.assign(document.createElement(name), { crossOrigin: 'anonymous', ...attributes });
    if (name === 'script') element.addEventListener('error', fail);
    document.head.append(element);
  }
  function ask() {
    if (isAsked) return;
    isAsked = true;
    const createScriptURL = (url: string) => (scripts.some(({ src }) => src === url) ? url : '');
    const trusted = window.trustedTypes?.createPolicy('start', { createScriptURL }) ?? { createScriptURL };
    for (const { src, ...rest } of scripts) add('script', { ...rest, async: false, src: trusted.createScriptURL(src) });
    for (const { src, ...rest } of code) add('link', { ...rest, rel: 'preload', as: 'script', href: src });
    for (const href of data) add('link', { rel: 'preload', as: 'fetch', href, crossOrigin: null });
  }
  on(['click', 'keydown'], (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-needs-script]') : null;
    if (control === null || control instanceof HTMLSelectElement || !event.isTrusted) return;
    if (isGivenUp || isHydrated(control)) return;
    if (event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    if (event instanceof KeyboardEvent && (event.key !== ' ' || !(control instanceof HTMLAnchorElement))) return;
    ask();
    event.preventDefault();
    event.stopImmediatePropagation();
    keptClicks.add(controls().indexOf(control));
    control.setAttribute('aria-busy', 'true');
    setTimeout(replay, 4000, true);
  });
  on(['focusout'], ({ target, isTrusted }) => {
    if (isTrusted && target instanceof HTMLElement && !isHydrated(target)) leftFields.add(target);
  });
  on(['pointerdown', 'touchstart', 'keydown', 'pointerover', 'focusin'], ({ type, target }) => {
    const isPassing = type === 'pointerover' || type === 'focusin';
    if (!isPassing || (target as Element).closest?.('a, button, input, select, textarea') !== null) ask();
  });
  on(['hydrated'], () => {
    delete document.documentElement.dataset['scriptFailed'];
    setTimeout(replay);
  });
  on(['hydrationfailed'], fail);
  window.addEventListener('error', fail);
  setTimeout(ask, 2000); // A browser may take long over videos that it does not even load.
  window.addEventListener('load', () => {
    setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(ask, { timeout: 1000 }) : ask()), 50);
  });
}
