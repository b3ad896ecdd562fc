import { readFileSync } from 'node:fs';
import { caseStudyRecords } from '../../../src/content/case-studies/records';
import { company } from '../../../src/content/company';
import { team } from '../../../src/content/team';
import { technologies } from '../../../src/content/technologies';
import { inspectAllowed } from './inspectAllowed';

const file = 'locales/allowed.json';

/** Exceptions that are meant: `locales/allowed.json`. */
export const allowed = inspectAllowed(readFileSync(file, 'utf8'), file);

const studies = Object.values(caseStudyRecords);

/** Every proper name, from the records and from `allowed.json`; long ones first, so that none is cut by its part. */
export const properNames: readonly string[] = [
  ...new Set([
    company.name,
    company.product,
    ...Object.values(technologies),
    ...team.map(({ name }) => name),
    ...studies.flatMap(({ author, company, product }) => [author.name, company.name, product.name]),
    ...allowed.names,
  ]),
].toSorted((a, b) => b.length - a.length);
