import { type ComponentType, Suspense, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createResource } from '../i18n/createResource';
import { markHydrated } from './markHydrated';
import { useHydrated } from './useHydrated';

/** How far from the view an island is hydrated, so that it answers by the time it is reached. */
const nearby = '50%';

/** Signs that a visitor means an island that is not in view yet (the Tab key), or has come before its code. */
const signs = ['focusin', 'pointerover', 'touchstart', 'change'] as const;

const loads = new Set<() => Promise<unknown>>();

/** Fetches the code of all islands of the pages that have been fetched: for the prerenderer, and for a page that the browser will render itself. */
export async function loadIslands(): Promise<void> {
  await Promise.all([...loads].map((load) => load()));
}

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Calls back when the visitor comes near an element, or points at it; returns the way to stop. */
function onApproach(element: HTMLElement, approached: () => void): () => void {
  const waiting = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) approached();
    },
    { rootMargin: nearby },
  );
  observer.observe(element);
  // What the address says (a filter, a question) can be meant for any island.
  if (window.location.search + window.location.hash !== '') approached();
  const approachedInside = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) approached();
  };
  for (const sign of signs) {
    // On the window: React keeps from what is not hydrated what happens to it.
    window.addEventListener(sign, approachedInside, { capture: true, passive: true, signal: waiting.signal });
  }
  return () => {
    waiting.abort();
    observer.disconnect();
  };
}

/**
 * A heavy section below a page's first screen, with code of its own. A prerendered page has it as HTML; its code is fetched, and React
 * hydrates it (a Suspense boundary), when the visitor comes near. Where the code cannot be fetched it stays as it is, and the next sign of
 * interest tries again. On a page that the browser renders itself it is there at once.
 *
 * What is rendered again before it is hydrated, React throws away and renders anew. Pages are therefore memoized (src/routes.ts), an
 * island's content too, and its props do not come from a state.
 *
 * `atOnce`: hydrated right after the page, for what print, the browser's search or chance changes without the visitor coming near.
 */
export function island<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>, { atOnce = false } = {}) {
  const code = createResource(fetchCode);
  const load = () => code.load('code');
  loads.add(load);

  function Content({ near, onHydrated, ...props }: { near: Promise<void>; onHydrated: () => void } & Props) {
    const hydrated = useHydrated();
    if (!hydrated && !IS_PRERENDER) use(near);
    const Component = code.read('code');
    useEffect(() => {
      if (hydrated) onHydrated();
    }, [hydrated, onHydrated]);
    return <Component {...(props as unknown as Props)} />;
  }

  return function Island(props: Props) {
    const [isWaiting, setWaiting] = useState(!useHydrated());
    const [near] = useState(createGate);
    const root = useRef<HTMLDivElement>(null);

    useEffect(() => {
      if (!isWaiting || root.current === null) return undefined;
      const approached = () => {
        load().then(near.open, console.error);
      };
      if (atOnce) approached();
      return onApproach(root.current, approached);
    }, [isWaiting, near]);

    const onHydrated = useCallback(() => {
      setWaiting(false);
      markHydrated(root.current);
    }, []);

    const content = useMemo(
      () => (
        <Suspense fallback={null}>
          <Content {...props} near={near.opened} onHydrated={onHydrated} />
        </Suspense>
      ),
      [props, near, onHydrated],
    );
    return (
      <div ref={root} data-not-hydrated={isWaiting ? '' : undefined}>
        {content}
      </div>
    );
  };
}
