import createCache, { type StylisPlugin } from '@emotion/cache';
import { prefixed } from './prefixed';
import { pruned } from './pruned';

/** A page's store of styles: plain, or with a plugin that turns them around (`mirrored`), under a name of its own. */
export function createStyleCache(mirrored?: StylisPlugin) {
  return mirrored === undefined
    ? createCache({ key: 'css', stylisPlugins: [pruned, prefixed] })
    : createCache({ key: 'rtl', stylisPlugins: [pruned, prefixed, mirrored] });
}
