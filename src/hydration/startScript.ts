/** A script of the site: its address, and the hash of its content (none while developing). */
interface ScriptFile {
  src: string;
  integrity?: string | undefined;
}

/** The files that hydrate a page: the scripts in their order, and the page's own code and data (JSON), which the scripts request later. */
export interface StartFiles {
  scripts: readonly ScriptFile[];
  code: readonly ScriptFile[];
  data: readonly string[];
  /** A script of another company that counts visits, with its `data-` attributes. Nothing on the page waits for it. */
  statistics?: { src: string; data: Readonly<Record<string, string>> } | undefined;
}

/**
 * Every document contains this function as an inline script, so it uses nothing from outside itself.
 *
 * - It requests the page's scripts after the first paint, or as soon as the visitor uses a control.
 * - In a part of the page that is not hydrated yet (`data-not-hydrated`) it keeps clicks on controls that need script (`data-needs-script`, a name),
 *   and repeats them after hydration. If the script fails or takes longer than four seconds, a kept click has its effect without script, if there is
 *   one; after five seconds a browser would not accept it as the visitor's own.
 * - It marks a page that a translator or an extension changes before hydration (`data-changed`), and moves focus and caret from a replaced field to
 *   the new one.
 * - It shows the first screen's picture after it has loaded (`data-appears`).
 */
export function startScript({ scripts, code, data, statistics }: StartFiles): void {
  /** The pressed controls, each with its place among the controls of the same name. */
  const keptClicks = new Map<HTMLElement, number>();
  let focused: EventTarget | null = null;
  let isRequested = false;
  let isGivenUp = false;
  const isHydrated = (element: Element | null) => element?.closest('[data-not-hydrated]') === null;
  const on = (names: string[], react: (event: Event) => void) => {
    for (const name of names) document.addEventListener(name, react, true);
  };
  const root = document.getElementById('root') ?? document.body;
  const changes = new MutationObserver(() => {
    root.dataset['changed'] = '';
  });
  changes.observe(root, { childList: true, characterData: true, subtree: true });
  const sameNamed = ({ dataset }: HTMLElement) => [
    ...document.querySelectorAll<HTMLElement>(`[data-needs-script="${dataset['needsScript']}"]`),
  ];

  function showPicture() {
    if (document.querySelector<HTMLImageElement>('[data-appears] img')?.complete === false) return;
    document.documentElement.dataset['pictured'] = '';
  }
  function replayClick(pressed: HTMLElement, withoutScript: boolean) {
    const place = keptClicks.get(pressed);
    if (place === undefined) return;
    // If the page was rendered again, another element is in its place.
    const control = pressed.isConnected ? pressed : sameNamed(pressed)[place];
    if (control !== undefined && !withoutScript && !isHydrated(control)) return;
    keptClicks.delete(pressed);
    control?.removeAttribute('aria-busy');
    if (document.activeElement === document.body) control?.focus();
    control?.click();
  }
  function replay() {
    for (const [pressed] of keptClicks) replayClick(pressed, false);
  }
  function giveUp(pressed: HTMLElement) {
    isGivenUp = !isHydrated(root);
    // A plain button has no effect without script, so its click waits.
    if (!pressed.matches('[type="button"]:not([popovertarget])')) replayClick(pressed, true);
  }
  function moveFocus() {
    if (!(focused instanceof HTMLElement) || focused.isConnected || document.activeElement !== document.body) return;
    const { selectionStart, selectionEnd } = focused as HTMLInputElement;
    // The page was rendered again: the new field has the same id.
    const successor = document.getElementById(focused.id) as HTMLInputElement | null;
    successor?.focus({ preventScroll: true });
    // Email fields and choices have no caret.
    if (typeof selectionStart === 'number') successor?.setSelectionRange(selectionStart, selectionEnd);
  }
  function fail() {
    if (isHydrated(root)) return;
    document.documentElement.dataset['scriptFailed'] = '';
    isGivenUp = true;
    for (const [pressed] of keptClicks) replayClick(pressed, true);
  }
  function addToHead(name: 'link' | 'script', attributes: object) {
    const element = Object.assign(document.createElement(name), { crossOrigin: 'anonymous', ...attributes });
    if (name === 'script') element.addEventListener('error', fail);
    document.head.append(element);
  }
  function requestScripts() {
    if (isRequested) return;
    isRequested = true;
    const rules = { createScriptURL: (url: string) => url };
    // The policy allows one policy of this name, so no other code can make script addresses.
    const trusted = window.trustedTypes?.createPolicy('start', rules) ?? rules;
    for (const { src, ...rest } of scripts)
      addToHead('script', { ...rest, async: false, src: trusted.createScriptURL(src) });
    for (const { src, ...rest } of code) addToHead('link', { ...rest, rel: 'preload', as: 'script', href: src });
    for (const href of data) addToHead('link', { rel: 'preload', as: 'fetch', href, crossOrigin: null });
    if (statistics === undefined) return;
    const counter = Object.assign(document.createElement('script'), { src: trusted.createScriptURL(statistics.src) });
    for (const [name, value] of Object.entries(statistics.data)) counter.setAttribute(`data-${name}`, value);
    document.head.append(counter);
  }
  on(['click', 'keydown'], (event) => {
    if (!(event.target instanceof Element) || !event.isTrusted) return;
    const { metaKey, ctrlKey, shiftKey, altKey } = event as KeyboardEvent | MouseEvent;
    if (event.type === 'click' && (metaKey || ctrlKey || shiftKey || altKey)) return;
    const control = event.target.closest<HTMLElement>('[data-needs-script]');
    // When the visitor follows a link, earlier clicks are discarded.
    if (event.type === 'click' && control === null && event.target.closest('a') !== null) keptClicks.clear();
    if (control === null || control instanceof HTMLSelectElement || isGivenUp || isHydrated(control)) return;
    if (event instanceof KeyboardEvent && (event.key !== ' ' || !(control instanceof HTMLAnchorElement))) return;
    requestScripts();
    event.preventDefault();
    event.stopImmediatePropagation();
    keptClicks.set(control, sameNamed(control).indexOf(control));
    control.setAttribute('aria-busy', 'true');
    setTimeout(giveUp, 4000, control);
  });
  on(['focusin'], ({ target }) => {
    focused = target;
  });
  on(['pointerover', 'focusin'], ({ target }) => {
    if ((target as Element).closest?.('a, button, input, select, textarea') !== null) requestScripts();
  });
  on(['hydrated'], () => {
    changes.disconnect();
    delete root.dataset['changed'];
    for (const failed of document.querySelectorAll<HTMLElement>('[data-script-failed]'))
      if (isHydrated(failed)) delete failed.dataset['scriptFailed'];
    moveFocus();
    setTimeout(replay);
  });
  on(['hydrationfailed'], fail);
  on(['load', 'error'], showPicture);
  showPicture();
  // Only for scripts of the site: errors in the script of an extension do not count.
  window.addEventListener('error', ({ filename }) => {
    if (scripts.some(({ src }) => filename.endsWith(src))) fail();
  });
  // A page's `load` can be late because of videos.
  setTimeout(requestScripts, 2000);
  window.addEventListener('load', () => {
    setTimeout(
      () =>
        'requestIdleCallback' in window ? requestIdleCallback(requestScripts, { timeout: 1000 }) : requestScripts(),
      50,
    );
  });
}
