import { favroGap } from './favro/gap';
import { favroHolding } from './favro/holding';
import { favroIntention } from './favro/intention';
import { favroQuietLine } from './favro/quietLine';
import type { StudyScreens } from './studyScreens';

/** The planning tool: what a drop sends out, a refused move, the move by keyboard, the line on a card. */
export const favroScreens: StudyScreens = {
  gap: favroGap,
  intention: favroIntention,
  holding: favroHolding,
  quietLine: favroQuietLine,
};
