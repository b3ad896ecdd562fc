import type { MessageId } from '../i18n/messageIds';
import { type CaseStudyId, slugOfId } from './caseStudies';
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
  /** A drawing of the work (workDrawings.ts), with a paragraph above it where there is much to explain. */
  | { kind: 'work'; id: string; hasIntro?: true }
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

/** A customer's product and what came of the service for the customer, which belong together: the words speak of what the picture shows. */
export interface ServiceProof {
  study: CaseStudyId;
  /** The screen's name. */
  screen: string;
  /** The section of the study that shows it and describes it; none for the main screen. */
  section?: string;
  /** The customer's person who says it, on the card of the study; else it is `hero.proof`, with a figure. */
  speaker?: string;
  /** The screen is as dark as the customer's slab, which is light then. */
  isDark?: true;
}

/** A service's record: its facts. Its messages are in locales/<locale>/services/<slug>.json. */
export interface Service {
  /** Who leads the service ("Get to know us"). */
  head: PersonId;
  /** Logos shown on the page; none where empty. */
  technologies: readonly TechnologyKey[];
  /** The three success stories (docs/requirements.md, 5). */
  picks: readonly CaseStudyId[];
  /** What the hero shows. */
  proof: ServiceProof;
  why: readonly string[];
  sections: readonly ServiceSection[];
}

/** What the ids of the messages about a proof's screen start with. */
export function screenWords({ study, section }: ServiceProof): string {
  return ['caseStudy', slugOfId(study), ...(section === undefined ? [] : [section]), 'screen'].join('.');
}

/** The speaker of a quote who is one of the team. Without a name if nobody has the id, which the check of the records reports. @public */
export function speaker(id: PersonId) {
  return {
    name: team.find((person) => person.id === id)?.name ?? '',
    portrait: id,
    position: `team.${id}.position` as const,
  };
}
