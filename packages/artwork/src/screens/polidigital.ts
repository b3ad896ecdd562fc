import { billDrawing } from './polidigital/bill';
import { computeDrawing } from './polidigital/compute';
import { headroomDrawing } from './polidigital/headroom';
import { logsDrawing } from './polidigital/logs';
import { smallLinesDrawing } from './polidigital/smallLines';
import type { CaseStudyScreens } from './caseStudyScreens';

/** A hosting bill and what became of its lines: the paper, machines, logs, nights, and a change with its price. */
export const polidigitalScreens: CaseStudyScreens = {
  bill: billDrawing,
  compute: computeDrawing,
  logs: logsDrawing,
  smallLines: smallLinesDrawing,
  headroom: headroomDrawing,
};
