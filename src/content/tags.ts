/** The ten industries of case studies, in the order of the filter (docs/requirements.md, 4). */
export const industryTags = [
  'e-commerce',
  'tech',
  'events',
  'camping',
  'fintech',
  'pet',
  'agrotech',
  'sales',
  'crm',
  'project-management',
] as const;

/** The eight services of case studies, in the order of the filter (docs/requirements.md, 4). */
export const serviceTags = [
  'web-dev',
  'mobile-dev',
  'design',
  'consulting',
  'devops',
  'performance-analysis',
  'website',
  'meteor',
] as const;

export type Tag = (typeof industryTags)[number] | (typeof serviceTags)[number];
