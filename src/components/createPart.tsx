import { type ComponentType, memo, type RefObject, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { createResource } from '../i18n/createResource';
import { addPart } from './parts';
import { useHydrated } from './useHydrated';

/** How far from the view a part is asked for, so that it answers by the time it is reached. */
const nearby = '50%';

/** Signs that a visitor means a part that is not in view yet (the Tab key), or has come before its code. */
const signs = ['focusin', 'pointerover', 'touchstart'] as const;

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/**
 * A heavy part of a page, below its first screen. In a prerendered page it stands as HTML alone (`data-asleep`) until the visitor comes near:
 * then its code is fetched and React takes it over. Clicks that come before are kept (boot.ts). Where the code cannot be fetched it stays
 * as it is, and the next sign of interest tries again. On a page that is rendered anew it is there at once.
 */
export function createPart<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>) {
  const code = createResource(fetchCode);
  const load = () => code.load('code');
  addPart(load);

  function Content({ opened, root, ...props }: { opened: Promise<void>; root: RefObject<HTMLElement | null> } & Props) {
    const isTakenOver = !useHydrated() && !IS_PRERENDER;
    if (isTakenOver) use(opened);
    const Component = code.read('code');
    useEffect(() => {
      root.current?.removeAttribute('data-asleep');
      document.dispatchEvent(new Event('alive'));
    }, [root]);
    return <Component {...(props as unknown as Props)} />;
  }

  function Part(props: Props) {
    const hydrated = useHydrated();
    const [isPrerendered] = useState(!hydrated);
    const [{ opened, open }] = useState(createGate);
    const root = useRef<HTMLDivElement>(null);

    useEffect(() => {
      const element = root.current;
      if (!isPrerendered || element === null) return undefined;
      const waiting = new AbortController();
      const wake = () => {
        load().then(
          () => {
            waiting.abort();
            open();
          },
          (error: unknown) => {
            console.error(error);
          },
        );
      };
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
        },
        { rootMargin: nearby },
      );
      observer.observe(element);
      waiting.signal.addEventListener('abort', () => {
        observer.disconnect();
      });
      const wakeInside = ({ target }: Event) => {
        if (target instanceof Node && element.contains(target)) wake();
      };
      for (const sign of signs) {
        // Before React's own listener, which keeps from a part what happens to it until it has taken it over.
        window.addEventListener(sign, wakeInside, { capture: true, passive: true, signal: waiting.signal });
      }
      return () => {
        waiting.abort();
      };
    }, [isPrerendered, open]);

    // The same element in every render: React would render anew what it finds changed before it has taken it over.
    const content = useMemo(
      () => (
        <Suspense fallback={null}>
          <Content {...props} opened={opened} root={root} />
        </Suspense>
      ),
      [props, opened],
    );
    return (
      <div ref={root} data-asleep={isPrerendered ? '' : undefined}>
        {content}
      </div>
    );
  }

  return memo(Part);
}
