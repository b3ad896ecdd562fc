import { billDrawing } from './polidigital/bill';
import { computeDrawing } from './polidigital/compute';
import { headroomDrawing } from './polidigital/headroom';
import { logsDrawing } from './polidigital/logs';
import { smallLinesDrawing } from './polidigital/smallLines';
import type { StudyScreens } from './studyScreens';

/** A hosting bill and what became of its lines: the paper, machines, logs, nights, and a change with its price. */
export const polidigitalScreens: StudyScreens = {
  bill: billDrawing,
  compute: computeDrawing,
  logs: logsDrawing,
  smallLines: smallLinesDrawing,
  headroom: headroomDrawing,
};
