import type { CaseStudySlug } from '../caseStudies';
import type { CaseStudy } from '../caseStudy';
import { record as aklivity } from './aklivity/record';
import { record as bemarke } from './bemarke/record';
import { record as eatfresh } from './eatfresh/record';
import { record as favro } from './favro/record';
import { record as lempire } from './lempire/record';
import { record as meteor } from './meteor/record';
import { record as montiApm } from './monti-apm/record';
import { record as pathable } from './pathable/record';
import { record as petParker } from './pet-parker/record';
import { record as polidigital } from './polidigital/record';
import { record as sekr } from './sekr/record';
import { record as sneakpeek } from './sneakpeek/record';
import { record as sostena } from './sostena/record';
import { record as unloc } from './unloc/record';
import { record as zcloud } from './zcloud/record';

/** The record of every case study. Only their own kind of page needs it. */
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
