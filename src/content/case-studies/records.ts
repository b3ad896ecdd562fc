import type { CaseStudySlug } from '../caseStudies';
import type { CaseStudy } from '../caseStudy';
import { aklivity } from './aklivity';
import { bemarke } from './bemarke';
import { eatfresh } from './eatfresh';
import { favro } from './favro';
import { lempire } from './lempire';
import { meteor } from './meteor';
import { montiApm } from './monti-apm';
import { pathable } from './pathable';
import { petParker } from './pet-parker';
import { polidigital } from './polidigital';
import { sekr } from './sekr';
import { sneakpeek } from './sneakpeek';
import { sostena } from './sostena';
import { unloc } from './unloc';
import { zcloud } from './zcloud';

/** The record of every case study. Only their own kind of page needs it. */
export const caseStudyRecords: Readonly<Record<CaseStudySlug, CaseStudy>> = {
  sostena,
  sekr,
  pathable,
  meteor,
  'pet-parker': petParker,
  'monti-apm': montiApm,
  aklivity,
  unloc,
  lempire,
  sneakpeek,
  eatfresh,
  favro,
  bemarke,
  polidigital,
  zcloud,
};
