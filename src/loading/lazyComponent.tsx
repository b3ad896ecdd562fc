import type { ComponentType } from 'react';
import { createResource } from './createResource';

interface LazyComponent<Props> {
  /** Fetches the code. After a failed fetch the next call tries again. */
  load: () => Promise<ComponentType<Props>>;
  /** Suspends until the code has arrived. */
  Component: ComponentType<Props>;
}

/** A component whose code is fetched when it is needed. */
export function lazyComponent<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const code = createResource(fetchCode);
  return {
    load: () => code.load('code'),
    Component: function Lazy(props) {
      const Loaded = code.read('code');
      return <Loaded {...props} />;
    },
  };
}
