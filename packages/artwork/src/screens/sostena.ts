import { sostenaBoard } from './sostena/board';
import { sostenaMissingLots } from './sostena/missingLots';
import { sostenaMorning } from './sostena/morning';
import { sostenaSuspicion } from './sostena/suspicion';
import type { CaseStudyScreens } from './caseStudyScreens';

/** The planner of the packhouse: its old board beside the printed plan, a trace, the new board, a day sent whole. */
export const sostenaScreens: CaseStudyScreens = {
  morning: sostenaMorning,
  suspicion: sostenaSuspicion,
  board: sostenaBoard,
  missingLots: sostenaMissingLots,
};
