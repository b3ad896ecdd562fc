import type { MessageId } from '../i18n/messageIds';
import type { CaseStudyId } from './caseStudies';
import type { Origin } from './caseStudy';
import type { TechnologyKey } from './technologies';
import { type Contribution, type PersonId, team } from './team';

/**
 * A section that one service page has of its own, between its hero and "Get to know us". `id` and `items` are the parts of message ids:
 * `service.<slug>.<id>.heading`, `service.<slug>.<id>.<item>.title` and `.text`.
 */
export type ServiceSection =
  | { kind: 'points'; id: string; items: readonly string[] }
  | { kind: 'process'; id: 'process'; items: readonly string[]; loops: readonly ProcessLoop[] }
  | { kind: 'featureWork'; id: 'featureWork'; items: readonly FeatureWork[] }
  | { kind: 'quote'; id: string; origin: Origin; name: string; portrait: string; position: MessageId }
  | { kind: 'team'; id: 'team'; contributions: readonly Contribution[] }
  | StepsSection
  | { kind: 'evaluation'; id: string; checks: readonly EvaluationCheck[] }
  | { kind: 'report'; id: string; findings: readonly ReportFinding[] };

/** Something that the expert's answer of a sample evaluation says, and whether the model's answer says it too. */
export interface EvaluationCheck {
  id: string;
  isMet: boolean;
}

/** A finding of a sample report; more levels than these have no words. */
export interface ReportFinding {
  id: string;
  risk: 'medium' | 'high';
  effort: 'low' | 'medium';
}

/** Items with a picture each, `src/sections/service/drawings/<pictures>/<item>.svg`. */
export interface StepsSection {
  kind: 'steps';
  id: string;
  pictures: 'advice' | 'app' | 'help' | 'release' | 'site' | 'upgrade' | 'waiting' | 'week';
  items: readonly string[];
  intro?: true;
  /** They have no order. */
  unordered?: true;
  /** Each has a few words above its title, `<item>.label`. */
  labelled?: true;
  /** A line of source code at an item. */
  codes?: Readonly<Record<string, string>>;
}

/** A way back in the design process: after `from`, `to` comes again. */
export interface ProcessLoop {
  id: string;
  from: string;
  to: string;
}

/** One piece of feature work: the case study that it is from, the customer and the video that shows it (docs/requirements.md, 5). */
export interface FeatureWork {
  id: CaseStudyId;
  company: string;
  video: string;
}

/** A service's record: its facts. Its messages are in locales/<locale>/services/<slug>.json. */
export interface Service {
  /** Who leads the service ("Get to know us"). */
  head: PersonId;
  /** Logos shown on the page; none where empty. */
  technologies: readonly TechnologyKey[];
  /** The three success stories (docs/requirements.md, 5). */
  picks: readonly CaseStudyId[];
  /** Which of them the hero shows, with what came of it. */
  proof: CaseStudyId;
  why: readonly string[];
  sections: readonly ServiceSection[];
}

/** The speaker of a quote who is one of the team. Without a name if nobody has the id, which the check of the records reports. @public */
export function speaker(id: PersonId) {
  return {
    name: team.find((person) => person.id === id)?.name ?? '',
    portrait: id,
    position: `team.${id}.position` as const,
  };
}
