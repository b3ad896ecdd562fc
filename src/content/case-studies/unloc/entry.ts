import type { CaseStudyEntry } from '../../caseStudy';

export const entry: CaseStudyEntry = { customer: 'Unloc', screen: 'renewals', tags: ['crm', 'tech', 'web-dev'] };
