import type { Catalogs } from '@nine-blocks/translation-kit/catalogs/catalog';
import * as kit from '@nine-blocks/translation-kit/catalogs/readCatalogs';
import { shownCatalogs } from '@nine-blocks/translation-kit/catalogs/shownCatalogs';
import { isLeftOut } from './partMessages';

// Scripts and tests read the site's catalogs through this file.
export type { Catalog, Catalogs } from '@nine-blocks/translation-kit/catalogs/catalog';
export { parseCatalog } from '@nine-blocks/translation-kit/catalogs/readCatalogs';

/** The catalogs of a language without the messages of parts that are off. Throws one error with all problems of all files. */
export function readCatalogs(locale: string, folder?: string): Catalogs {
  return shownCatalogs(kit.readCatalogs(locale, folder), isLeftOut);
}

/** The same catalogs, with the problems of their files. */
export function inspectCatalogs(locale: string): kit.CatalogsReading {
  const { catalogs, problems } = kit.inspectCatalogs(locale);
  return { catalogs: shownCatalogs(catalogs, isLeftOut), problems };
}
