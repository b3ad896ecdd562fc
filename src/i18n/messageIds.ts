/**
 * The catalogs of the source language whose message ids are typed; src/paths.ts adds those of the pages.
 *
 * @public
 */
export interface Catalogs {
  calculators: typeof import('../../locales/en/calculators.json');
  common: typeof import('../../locales/en/common.json');
  contact: typeof import('../../locales/en/contact.json');
  tags: typeof import('../../locales/en/tags.json');
  team: typeof import('../../locales/en/team.json');
}

type IdsOf<Catalog> = Catalog extends unknown ? Extract<keyof Catalog, string> : never;

/**
 * Every message id of the source catalogs, so an unknown id does not compile. The ids of case studies and services come from records; the build
 * checks them.
 */
export type MessageId =
  | IdsOf<Catalogs[keyof Catalogs]>
  | `caseStudy.${string}.${string}`
  | `service.${string}.${string}`;
