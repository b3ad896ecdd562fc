import { type ComponentType, type RefObject, Suspense, use, useEffect, useMemo, useRef } from 'react';
import { lazyComponent } from '../loading/lazyComponent';
import { PartBoundary } from './PartBoundary';
import { markHydrated } from './markHydrated';
import { usePrerendered } from './useHydrated';

const loads = new Set<() => Promise<unknown>>();

/** Fetches the code of the islands of every fetched page: for the prerenderer, and for a page that the browser renders itself. */
export async function loadIslands(): Promise<void> {
  await Promise.all([...loads].map((load) => load()));
}

/**
 * A section below a page's first screen, with code of its own.
 *
 * - A prerendered page contains its HTML, in a Suspense boundary. Its code is fetched right after the page's, and React hydrates it in idle time.
 * - If its code cannot be fetched, the section stays as without script, and the next click tries again. A section that throws while rendering also
 *   stays as without script.
 * - A page that the browser renders itself waits for the code of all its islands.
 * - React discards the HTML of an island that is rendered again before it is hydrated. Therefore pages (src/routes.ts) and the content of islands are
 *   memoized, and an island's props do not come from a state.
 */
export function island<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>) {
  const { load, Component: Loaded } = lazyComponent(fetchCode);
  loads.add(load);
  let arrival: Promise<ComponentType<Props>> | undefined;

  async function loadPatiently(root: RefObject<HTMLElement | null>): Promise<ComponentType<Props>> {
    try {
      return await load();
    } catch (error) {
      console.error(error);
      root.current?.setAttribute('data-script-failed', '');
      await new Promise((resolve) => {
        // The listener is on the window, because the start script stops the event there.
        window.addEventListener('click', resolve, { capture: true, once: true });
      });
      return loadPatiently(root);
    }
  }

  interface ContentProps {
    root: RefObject<HTMLElement | null>;
    props: Props;
  }

  function Content({ root, props }: ContentProps) {
    const isHydrating = usePrerendered() && !IS_PRERENDER;
    const Component = isHydrating ? use((arrival ??= loadPatiently(root))) : Loaded;
    useEffect(() => {
      markHydrated(root.current);
    }, [root]);
    return <Component {...props} />;
  }

  return function Island(props: Props) {
    const root = useRef<HTMLDivElement>(null);
    const isPrerendered = usePrerendered();
    const content = useMemo(
      () => (
        <PartBoundary root={root}>
          <Suspense fallback={null}>
            <Content root={root} props={props} />
          </Suspense>
        </PartBoundary>
      ),
      [props],
    );
    // `markHydrated` removes the attribute.
    return (
      <div ref={root} data-not-hydrated={isPrerendered ? '' : undefined}>
        {content}
      </div>
    );
  };
}
