import type { ComponentType } from 'react';
import { createResource } from './createResource';

interface LazyComponent<Props> {
  /** Fetches the code; a failed fetch is forgotten, so that the next call tries again. */
  load: () => Promise<unknown>;
  /** Renders it; suspends until the code has come. */
  Component: ComponentType<Props>;
}

/** A component with code of its own, which is fetched when it is needed. */
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
