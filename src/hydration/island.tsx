import { type ComponentType, type RefObject, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { createResource } from '../i18n/createResource';
import { markHydrated } from './markHydrated';
import { useHydrated, usePrerendered } from './useHydrated';

/** How far outside the view an island is hydrated, so that it answers by the time it is reached. */
const nearby = '50%';

/** Events that show interest in an island that is not in view yet (the Tab key), or whose code has not come. */
const signs = ['focusin', 'pointerover', 'touchstart', 'change'] as const;

const loads = new Set<() => Promise<unknown>>();

/** Fetches the code of all islands of the pages that have been fetched: for the prerenderer, and for a page that the browser will render itself. */
export async function loadIslands(): Promise<void> {
  await Promise.all([...loads].map((load) => load()));
}

/** A promise, and the function that resolves it. */
function createWait<Value>() {
  let end = (_value: Value) => {};
  const ended = new Promise<Value>((resolve) => {
    end = resolve;
  });
  return { ended, end };
}

/** Calls back when the visitor comes near an element or points at it; returns a function that stops this. */
function onApproach(element: HTMLElement, approached: () => void): () => void {
  const waiting = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) approached();
    },
    { rootMargin: nearby },
  );
  observer.observe(element);
  // A filter or a fragment in the address can be meant for any island.
  if (window.location.search + window.location.hash !== '') approached();
  const approachedInside = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) approached();
  };
  for (const sign of signs) {
    // On the window: React stops events whose target is not hydrated.
    window.addEventListener(sign, approachedInside, { capture: true, passive: true, signal: waiting.signal });
  }
  return () => {
    waiting.abort();
    observer.disconnect();
  };
}

/**
 * A heavy section below a page's first screen, with code of its own. A prerendered page has it as HTML (a Suspense boundary). When the visitor
 * comes near, its code is fetched and React hydrates it. If the code cannot be fetched, the HTML stays, and the next sign of interest tries
 * again. On a page that the browser renders itself the island is there at once.
 *
 * If an island is rendered again before it is hydrated, React throws its HTML away. Pages are therefore memoized (src/routes.ts), an island's
 * content is, too, and its props do not come from a state.
 *
 * `atOnce`: hydrated right after the page, because print, the browser's search or chance changes it without the visitor coming near.
 */
export function island<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>, { atOnce = false } = {}) {
  const code = createResource(fetchCode);
  const load = () => code.load('code');
  loads.add(load);

  interface ContentProps {
    root: RefObject<HTMLElement | null>;
    /** Brings the component when the visitor has come near. */
    near: Promise<ComponentType<Props>>;
    props: Props;
  }

  function Content({ root, near, props }: ContentProps) {
    const hydrated = useHydrated();
    const Component = hydrated || IS_PRERENDER ? code.read('code') : use(near);
    useEffect(() => {
      if (hydrated) markHydrated(root.current);
    }, [hydrated, root]);
    return <Component {...props} />;
  }

  return function Island(props: Props) {
    const root = useRef<HTMLDivElement>(null);
    const isPrerendered = usePrerendered();
    const [near] = useState(createWait<ComponentType<Props>>);

    useEffect(() => {
      if (!isPrerendered || root.current === null) return undefined;
      const approached = () => {
        load().then((component) => {
          stop();
          near.end(component);
        }, console.error);
      };
      const stop = onApproach(root.current, approached);
      if (atOnce) approached();
      return stop;
    }, [isPrerendered, near]);

    const content = useMemo(
      () => (
        <Suspense fallback={null}>
          <Content root={root} near={near.ended} props={props} />
        </Suspense>
      ),
      [near, props],
    );
    // `markHydrated` removes the attribute.
    return (
      <div ref={root} data-not-hydrated={isPrerendered ? '' : undefined}>
        {content}
      </div>
    );
  };
}
