import { details as aklivity } from './case-studies/aklivity';
import { details as bemarke } from './case-studies/bemarke';
import { details as eatfresh } from './case-studies/eatfresh';
import { details as favro } from './case-studies/favro';
import { details as lempire } from './case-studies/lempire';
import { details as meteor } from './case-studies/meteor';
import { details as montiApm } from './case-studies/monti-apm';
import { details as pathable } from './case-studies/pathable';
import { details as petParker } from './case-studies/pet-parker';
import { details as polidigital } from './case-studies/polidigital';
import { details as sekr } from './case-studies/sekr';
import { details as sneakpeek } from './case-studies/sneakpeek';
import { details as sostena } from './case-studies/sostena';
import { details as unloc } from './case-studies/unloc';
import { details as zcloud } from './case-studies/zcloud';
import type { CaseStudySlug } from './caseStudies';
import type { CaseStudy, CaseStudyDetails } from './caseStudy';
import { caseStudyCards } from './caseStudyCards';

const details: Readonly<Record<CaseStudySlug, CaseStudyDetails>> = {
  aklivity,
  bemarke,
  eatfresh,
  favro,
  lempire,
  meteor,
  'monti-apm': montiApm,
  pathable,
  'pet-parker': petParker,
  polidigital,
  sekr,
  sneakpeek,
  sostena,
  unloc,
  zcloud,
};

/** The whole record of every case study. Browsers import these 5 KB only in islands below the first screen. */
export const caseStudyRecords = Object.fromEntries(
  Object.entries(caseStudyCards).map(([slug, card]) => [slug, { ...card, ...details[slug as CaseStudySlug] }]),
) as Readonly<Record<CaseStudySlug, CaseStudy>>;
