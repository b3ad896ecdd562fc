import { record as aklivity } from './case-studies/aklivity';
import { record as bemarke } from './case-studies/bemarke';
import { record as eatfresh } from './case-studies/eatfresh';
import { record as favro } from './case-studies/favro';
import { record as lempire } from './case-studies/lempire';
import { record as meteor } from './case-studies/meteor';
import { record as montiApm } from './case-studies/monti-apm';
import { record as pathable } from './case-studies/pathable';
import { record as petParker } from './case-studies/pet-parker';
import { record as polidigital } from './case-studies/polidigital';
import { record as sekr } from './case-studies/sekr';
import { record as sneakpeek } from './case-studies/sneakpeek';
import { record as sostena } from './case-studies/sostena';
import { record as unloc } from './case-studies/unloc';
import { record as zcloud } from './case-studies/zcloud';
import type { CaseStudySlug } from './caseStudies';
import type { CaseStudy, CaseStudyCard } from './caseStudy';
import type { Records } from '../i18n/messages';

/** The record of every case study, for the build and tests: a browser gets those that a page shows (shownStudies.ts). */
export const caseStudyRecords: Readonly<Record<CaseStudySlug, CaseStudy>> = {
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

/** The same, whole and what a card shows of it, by the beginnings of their messages' ids. */
export const recordsById: Records = Object.fromEntries(
  Object.entries(caseStudyRecords).flatMap(([slug, record]) => {
    const { customer, screen, tags, accent } = record;
    const card: CaseStudyCard = { customer, screen, tags, accent };
    return [
      [`caseStudy.${slug}`, record],
      [`caseStudy.${slug}.card`, card],
    ];
  }),
);
