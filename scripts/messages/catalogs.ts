// Scripts and tests read the site's catalogs through this file.
export type { Catalog, Catalogs } from '@nine-blocks/translation-kit/catalogs/catalog';
export { inspectCatalogs, parseCatalog, readCatalogs } from '@nine-blocks/translation-kit/catalogs/readCatalogs';
