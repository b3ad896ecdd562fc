import createCache from '@emotion/cache';

/** What runs over every style before it is written; see `mirrored`. */
type StylePlugins = NonNullable<NonNullable<Parameters<typeof createCache>[0]>['stylisPlugins']>;

/** A page's store of styles: plain, or with plugins under a name of its own. */
export function createStyleCache(stylisPlugins?: StylePlugins) {
  return createCache(stylisPlugins === undefined ? { key: 'css' } : { key: 'rtl', stylisPlugins });
}
