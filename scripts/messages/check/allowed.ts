import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { caseStudyRecords } from '../../../src/content/case-studies/records';
import { company } from '../../../src/content/company';
import { team } from '../../../src/content/team';
import { technologies } from '../../../src/content/technologies';

const shape = z.strictObject({
  /** Names and abbreviations that no language translates. */
  names: z.array(z.string()),
  /** Words and whole messages that a language writes as English does, by language. */
  sameAsSource: z.record(z.string(), z.array(z.string())),
  /** Keys of messages of the source with a straight apostrophe: their words are prescribed. */
  straightApostrophe: z.array(z.string()),
});

/** Exceptions that are meant: `locales/allowed.json`. */
export const allowed = shape.parse(JSON.parse(readFileSync('locales/allowed.json', 'utf8')));

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
