/** THE list of services, by slug, in the order of the menu (docs/requirements.md, 2). */
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

/** The services in the hero of the home page, after the technologies; `home.technologies.<slug>` is a short name. */
export const heroServices = ['ai'] as const satisfies readonly ServiceSlug[];

/** The services without a card on the home page. */
const notOnHome = new Set<ServiceSlug>(['performance-analysis']);

/** The home page's service cards (docs/requirements.md, 3); the hosting product's card follows them. */
export const homeServices: readonly ServiceSlug[] = serviceSlugs.filter((slug) => !notOnHome.has(slug));
