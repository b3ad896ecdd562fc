import { aklivityLayers } from './aklivity/layers';
import { aklivitySamples } from './aklivity/samples';
import { aklivityStills } from './aklivity/stills';
import { aklivityTwoDoors } from './aklivity/twoDoors';
import type { CaseStudyScreens } from './caseStudyScreens';

/** The website of a data platform: its first prototype, its drawing in three layers, the still frames, the shared samples. */
export const aklivityScreens: CaseStudyScreens = {
  twoDoors: aklivityTwoDoors,
  layers: aklivityLayers,
  stills: aklivityStills,
  samples: aklivitySamples,
};
