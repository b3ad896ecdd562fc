/** THE list of services that have a page, by slug, in the order of the menu (docs/requirements.md, 2). */
export const serviceSlugs = [
  'ai',
  'web-development',
  'mobile-development',
  'product-design',
  'consulting',
  'performance-analysis',
  'devops',
  'marketing-websites',
  'meteor',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];

/** Services that the home page's hero links to, after its technologies, with a short name each: `home.technologies.<slug>`. */
export const heroServices: readonly ServiceSlug[] = ['ai'];

/** Services without a card on the home page: all have one if the list is empty. */
const notOnHome = new Set<ServiceSlug>(['performance-analysis']);

/** The home page's service cards (docs/requirements.md, 3); the hosting product's card follows them. */
export const homeServices: readonly ServiceSlug[] = serviceSlugs.filter((slug) => !notOnHome.has(slug));
