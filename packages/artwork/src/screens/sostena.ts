import { sostenaBoard } from './sostena/board';
import { sostenaMissingLots } from './sostena/missingLots';
import { sostenaMorning } from './sostena/morning';
import { sostenaSuspicion } from './sostena/suspicion';
import type { StudyScreens } from './studyScreens';

/** The planner of the packhouse: its old board beside the printed plan, a trace, the new board, a day sent whole. */
export const sostenaScreens: StudyScreens = {
  morning: sostenaMorning,
  suspicion: sostenaSuspicion,
  board: sostenaBoard,
  missingLots: sostenaMissingLots,
};
