import { favroGap } from './favro/gap';
import { favroHolding } from './favro/holding';
import { favroIntention } from './favro/intention';
import { favroQuietLine } from './favro/quietLine';
import type { CaseStudyScreens } from './caseStudyScreens';

/** The planning tool: what a drop sends out, a refused move, the move by keyboard, the line on a card. */
export const favroScreens: CaseStudyScreens = {
  gap: favroGap,
  intention: favroIntention,
  holding: favroHolding,
  quietLine: favroQuietLine,
};
