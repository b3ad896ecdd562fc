import type { StartFiles } from './startFiles';

/**
 * Every document contains this function as an inline script, so it uses nothing from outside itself. It requests the page's script once the page is
 * painted, or at the first sign of a visitor. What a visitor does before to what is not hydrated (`data-not-hydrated`) is kept and replayed
 * after: leaving a field, and pressing a control that needs script (`data-needs-script`); what was typed and chosen the forms read
 * themselves. Where the script fails, or takes longer than four seconds (for five a browser takes a gesture for the visitor's own), a kept
 * click has its effect without. A page that a translator or an extension changes before it is hydrated says so (`data-changed`), and a field
 * that is replaced gives its focus and caret to its successor. Of a double click only the first one counts, on every control.
 */
export function startScript({ scripts, code, data }: StartFiles): void {
  const keptClicks = new Set<number>();
  const leftFields = new Set<Element>();
  let focused: EventTarget | null = null;
  let isAsked = false;
  let isGivenUp = false;
  const controls = () => [...document.querySelectorAll<HTMLElement>('[data-needs-script]')];
  const isHydrated = (element: Element | null) => element?.closest('[data-not-hydrated]') === null;
  const on = (names: string[], react: (event: Event) => void) => {
    for (const name of names) document.addEventListener(name, react, true);
  };
  const root = document.getElementById('root') ?? document.body;
  const changes = new MutationObserver(() => {
    root.dataset['changed'] = '';
  });
  changes.observe(root, { childList: true, characterData: true, subtree: true });
  /** What has come in the place of a field, where the page was rendered anew. */
  const successorOf = (field: Element) => (field.isConnected ? field : document.getElementById(field.id));

  function replay(withoutScript = false) {
    isGivenUp = withoutScript && !isHydrated(root);
    for (const left of leftFields) {
      const field = successorOf(left);
      if (!isHydrated(field)) continue;
      leftFields.delete(left);
      field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
    for (const place of keptClicks) {
      // By its place: hydration can put a new element there.
      const control = controls()[place];
      if (control === undefined || !(withoutScript || isHydrated(control))) continue;
      const late = control.closest<HTMLElement>('[data-not-hydrated]');
      if (late !== null && control.matches('button[aria-expanded]')) {
        // It has no effect without script: what it opens is open meanwhile.
        late.dataset['scriptFailed'] = '';
        control.removeAttribute('aria-busy');
        continue;
      }
      keptClicks.delete(place);
      control.removeAttribute('aria-busy');
      if (document.activeElement === document.body) control.focus();
      control.click();
    }
  }
  function passFocusOn() {
    if (!(focused instanceof HTMLElement) || focused.isConnected || document.activeElement !== document.body) return;
    const { selectionStart, selectionEnd } = focused as HTMLInputElement;
    const successor = successorOf(focused) as HTMLInputElement | null;
    successor?.focus({ preventScroll: true });
    // Fields for addresses and choices have none.
    if (typeof selectionStart === 'number') successor?.setSelectionRange(selectionStart, selectionEnd);
  }
  function fail() {
    if (isHydrated(root)) return;
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
  const refuse = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  on(['mousedown', 'click'], (event) => {
    const { target, detail } = event as MouseEvent;
    // `detail` counts clicks that follow each other quickly: every second one is refused. A press of a key counts as 0.
    if (
      !(target instanceof Element) ||
      detail === 0 ||
      detail % 2 > 0 ||
      target.closest('input, textarea, select, label') !== null
    )
      return;
    if (target.closest('a, button, [role="presentation"]') !== null) refuse(event);
  });
  on(['click', 'keydown'], (event) => {
    if (!(event.target instanceof Element) || !event.isTrusted) return;
    if (
      event instanceof MouseEvent &&
      (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    )
      return;
    const control = event.target.closest<HTMLElement>('[data-needs-script]');
    // Who follows a link wants nothing else any more.
    if (event.type === 'click' && control === null && event.target.closest('a') !== null) keptClicks.clear();
    if (control === null || control instanceof HTMLSelectElement || isGivenUp || isHydrated(control)) return;
    if (event instanceof KeyboardEvent && (event.key !== ' ' || !(control instanceof HTMLAnchorElement))) return;
    ask();
    refuse(event);
    keptClicks.add(controls().indexOf(control));
    control.setAttribute('aria-busy', 'true');
    setTimeout(replay, 4000, true);
  });
  on(['focusin'], ({ target }) => {
    focused = target;
  });
  on(['focusout'], ({ target, isTrusted }) => {
    if (isTrusted && target instanceof HTMLElement && !isHydrated(target)) leftFields.add(target);
  });
  on(['pointerdown', 'touchstart', 'keydown', 'pointerover', 'focusin'], ({ type, target }) => {
    const isPassing = type === 'pointerover' || type === 'focusin';
    if (!isPassing || (target as Element).closest?.('a, button, input, select, textarea') !== null) ask();
  });
  on(['hydrated'], () => {
    changes.disconnect();
    delete root.dataset['changed'];
    for (const failed of document.querySelectorAll<HTMLElement>('[data-script-failed]'))
      if (isHydrated(failed)) delete failed.dataset['scriptFailed'];
    passFocusOn();
    setTimeout(replay);
  });
  on(['hydrationfailed'], fail);
  // Not where a script that somebody else has put here breaks.
  window.addEventListener('error', ({ filename }) => {
    if (scripts.some(({ src }) => filename.endsWith(src))) fail();
  });
  setTimeout(ask, 2000); // A browser may take long over videos that it does not even load.
  window.addEventListener('load', () => {
    setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(ask, { timeout: 1000 }) : ask()), 50);
  });
}
