import type { BrokenMessage } from './brokenMessage';
import { brokenPlurals } from './brokenPlurals';
import { brokenSigns } from './brokenSigns';
import { brokenStructure } from './brokenStructure';
import { brokenTags } from './brokenTags';
import { brokenWords } from './brokenWords';

/** Kinds of broken messages; each stands alone as `home.b` between two good ones. */
export const brokenMessages: readonly BrokenMessage[] = [
  ...brokenStructure,
  ...brokenPlurals,
  ...brokenTags,
  ...brokenSigns,
  ...brokenWords,
];
