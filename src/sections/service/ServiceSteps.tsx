import type { StepsSection } from '../../content/service';
import { IllustratedSteps } from '../IllustratedSteps';
import { pictures } from './drawings/pictures';

/** The steps of a service with their pictures. */
export function ServiceSteps({ prefix, section }: { prefix: string; section: StepsSection }) {
  return <IllustratedSteps prefix={prefix} section={section} pictures={pictures[section.pictures]} />;
}
