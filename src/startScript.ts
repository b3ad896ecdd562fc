/** A script of the site by its address, and the hash of what it must hold (none while developing). */
export interface ScriptFile {
  src: string;
  integrity?: string | undefined;
}

/** What brings a page to life. */
export interface StartFiles {
  /** Run in this order. */
  scripts: readonly ScriptFile[];
  /** Code of the page that those will ask for. */
  code: readonly ScriptFile[];
  /** Its messages, as JSON. */
  data: readonly string[];
}

/**
 * Stands in every document as an inline script, so it has no imports and uses nothing from outside itself (scripts/prerender/inlineStartScript.ts). Once the
 * page is loaded and painted, or at the first sign of a visitor's intent, it asks for the page's script. What is done before that script
 * runs to a control that needs it (`data-needs-script`) is kept and done again once it can be answered; where the script fails, or does
 * not come within four seconds (a browser takes a gesture for the visitor's own for five), it has its effect without.
 */
export function boot({ scripts, code, data }: StartFiles): void {
  const kept = new Map<number, string | null>();
  let isAsked = false;
  let isOver = false;
  let isAlive = false;

  const controls = () => [...document.querySelectorAll<HTMLElement>('[data-needs-script]')];

  const add = (name: 'link' | 'script', facts: object, onError?: () => void) => {
    const element = Object.assign(document.createElement(name), { crossOrigin: 'anonymous', ...facts });
    if (onError !== undefined) element.addEventListener('error', onError);
    document.head.append(element);
  };

  /** Whether it is in a part of the page that script has not taken over yet (src/components/createPart.tsx). */
  const isAsleep = (control: Element) => isAlive && control.closest('[data-asleep]') !== null;

  function end(isLate = false) {
    isOver = true;
    for (const [place, value] of kept) {
      const control = controls()[place];
      if (control === undefined || (isAsleep(control) && !isLate)) continue;
      kept.delete(place);
      control.closest('[data-asleep]')?.removeAttribute('data-asleep');
      control.removeAttribute('aria-busy');
      if (control instanceof HTMLSelectElement) {
        if (value !== null) control.value = value;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      } else {
        // It may be a new element in the place of the one that had the focus.
        if (document.activeElement === document.body) control.focus();
        control.click();
      }
    }
  }

  /** Controls that only script can serve go away (theme/measures.ts). */
  function fail() {
    if (!isAlive) document.documentElement.dataset['lifeless'] = '';
    end();
  }

  function keep(event: Event) {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-needs-script]') : null;
    if (control === null || (isOver && !isAsleep(control))) return;
    const isSelect = control instanceof HTMLSelectElement;
    if (isSelect !== (event.type === 'change')) return;
    if (event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    if (event instanceof KeyboardEvent && (event.key !== ' ' || !(control instanceof HTMLAnchorElement))) return;
    ask();
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.set(controls().indexOf(control), isSelect ? control.value : null);
    control.setAttribute('aria-busy', 'true');
    setTimeout(end, 4000, true);
  }

  function ask() {
    if (isAsked) return;
    isAsked = true;
    const only = (url: string) => {
      if (scripts.some(({ src }) => src === url)) return url;
      throw new TypeError(url);
    };
    const policy = { createScriptURL: only };
    const trusted = window.trustedTypes?.createPolicy('start', policy) ?? policy;
    for (const { src, integrity = '' } of scripts) {
      add('script', { src: trusted.createScriptURL(src), integrity, async: false }, fail);
    }
    for (const { src, integrity = '' } of code) add('link', { rel: 'preload', as: 'script', href: src, integrity });
    for (const href of data) add('link', { rel: 'preload', as: 'fetch', href, crossOrigin: null });
  }

  for (const name of ['click', 'change', 'keydown']) document.addEventListener(name, keep, true);
  for (const name of ['pointerdown', 'touchstart', 'keydown']) {
    window.addEventListener(name, ask, { capture: true, passive: true });
  }
  for (const name of ['pointerover', 'focusin']) {
    document.addEventListener(name, ({ target }) => {
      if (target instanceof Element && target.closest('a, button, input, select, textarea') !== null) ask();
    });
  }
  // Only once React has put every control in its place.
  document.addEventListener('alive', () => {
    isAlive = true;
    delete document.documentElement.dataset['lifeless'];
    setTimeout(end);
  });
  document.addEventListener('lifeless', fail);
  window.addEventListener('error', fail);
  // A browser may take long over films that it does not even load.
  setTimeout(ask, 2000);
  window.addEventListener('load', () => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(ask, { timeout: 1000 });
      else ask();
    }, 50);
  });
}
