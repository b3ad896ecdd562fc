import type { CaseStudyEntry } from '../../caseStudy';

export const entry: CaseStudyEntry = { customer: 'Meteor', screen: 'calls', tags: ['tech', 'consulting', 'meteor'] };
