import { caseStudySlugs as ofCaseStudies } from './caseStudies';
import { serviceSlugs as ofServices } from './services';

/** The slugs of all records, in their order. The build hands only these to every page, not the records (src/tools/computedModule.ts). */
export const caseStudySlugs = ofCaseStudies;
export const serviceSlugs = ofServices;
