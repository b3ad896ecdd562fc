import { intakeScreen } from './monti-apm/intake';
import { percentilesScreen } from './monti-apm/percentiles';
import { queueScreen } from './monti-apm/queue';
import { traceScreen } from './monti-apm/trace';
import type { CaseStudyScreens } from './caseStudyScreens';

/** Monti APM: one trace with an event opened, the line of waiting calls, an hour as a sum of minutes, the halves of the service. */
export const montiApmScreens: CaseStudyScreens = {
  trace: traceScreen,
  queue: queueScreen,
  percentiles: percentilesScreen,
  intake: intakeScreen,
};
