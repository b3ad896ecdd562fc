/** The ten industries a case study can belong to, in the filter's order (docs/requirements.md, 4). */
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

/** The eight services a case study can show, in the filter's order (docs/requirements.md, 4). */
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
