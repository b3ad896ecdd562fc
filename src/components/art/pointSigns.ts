import type { FunctionComponent, SVGProps } from 'react';
import BusinessNerds from './points/businessNerds.svg';
import ChallengeStatusQuo from './points/challengeStatusQuo.svg';
import Expertise from './points/expertise.svg';
import Framework from './points/framework.svg';
import Infrastructure from './points/infrastructure.svg';
import Integrations from './points/integrations.svg';
import Nerds from './points/nerds.svg';
import ResultFocused from './points/resultFocused.svg';

/** The signs of points by the points' ids (src/content/services.ts): in the color of the text around them and in `--second`. */
export const pointSigns: Readonly<Partial<Record<string, FunctionComponent<SVGProps<SVGSVGElement>>>>> = {
  businessNerds: BusinessNerds,
  challengeStatusQuo: ChallengeStatusQuo,
  expertise: Expertise,
  framework: Framework,
  infrastructure: Infrastructure,
  integrations: Integrations,
  nerds: Nerds,
  resultFocused: ResultFocused,
};
