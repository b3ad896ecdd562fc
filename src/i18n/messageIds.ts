type IdsOf<Catalog> = Extract<keyof Catalog, string>;

/**
 * Every message id of the source catalogs, so that a missing word does not compile. The words of a case study or a service come
 * with its record; the build checks those one by one.
 */
export type MessageId =
  | IdsOf<typeof import('../../locales/en/about-us.json')>
  | IdsOf<typeof import('../../locales/en/case-studies.json')>
  | IdsOf<typeof import('../../locales/en/common.json')>
  | IdsOf<typeof import('../../locales/en/contact.json')>
  | IdsOf<typeof import('../../locales/en/education.json')>
  | IdsOf<typeof import('../../locales/en/home.json')>
  | IdsOf<typeof import('../../locales/en/not-found.json')>
  | IdsOf<typeof import('../../locales/en/privacy-policy.json')>
  | IdsOf<typeof import('../../locales/en/referral.json')>
  | IdsOf<typeof import('../../locales/en/tags.json')>
  | IdsOf<typeof import('../../locales/en/team.json')>
  | IdsOf<typeof import('../../locales/en/terms-and-conditions.json')>
  | `caseStudy.${string}.${string}`
  | `service.${string}.${string}`;
