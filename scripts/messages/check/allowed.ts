import { readFileSync } from 'node:fs';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { z } from 'zod';
import { caseStudyRecords } from '../../../src/content/case-studies/records';
import { company } from '../../../src/content/company';
import { team } from '../../../src/content/team';
import { technologies } from '../../../src/content/technologies';
import { type Dismissal, dismissible } from './dismissals';
import { lineAt } from './jsonKeys';

const dismissal = z.strictObject({
  locale: z.string().min(1),
  key: z.string().min(1),
  rule: z.enum(dismissible),
  /** Words of the finding, where the message has others of the same rule that are meant to stay. */
  about: z.string().min(1).optional(),
  /** Why it is not so. */
  reason: z.string().min(10),
});

const shape = z.strictObject({
  /** Names and abbreviations that no language translates. */
  names: z.array(z.string()),
  /** Words and whole messages that a language writes as English does, by language. */
  sameAsSource: z.record(z.string(), z.array(z.string())),
  /** What the check says of one message and is not so. */
  dismissed: z.array(dismissal),
});

const file = 'locales/allowed.json';
const json = readFileSync(file, 'utf8');

/** Exceptions that are meant: `locales/allowed.json`. */
export const allowed = shape.parse(JSON.parse(json));

/** The dismissals of the file, each with its line. */
export const dismissals: readonly Dismissal[] = allowed.dismissed.map((one, index) => {
  const { offset } = findNodeAtLocation(parseTree(json) ?? { type: 'null', offset: 0, length: 0 }, [
    'dismissed',
    index,
  ]) ?? { offset: 0 };
  return { ...one, file, line: lineAt(json, offset) };
});

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
