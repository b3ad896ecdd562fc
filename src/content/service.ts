import type { MessageId } from '../i18n/messageIds';
import { type CaseStudyId, slugOfId } from './caseStudies';
import type { Origin } from './caseStudy';
import type { TechnologyKey } from './technologies';
import { type Contribution, type PersonId, team } from './team';

/**
 * A section that only some service pages have, between the hero and "Get to know us". `id` and `items` are parts of message ids:
 * `service.<slug>.<id>.heading`, `service.<slug>.<id>.<item>.title` and `.text`.
 */
export type ServiceSection =
  | { kind: 'points'; id: string; items: readonly string[] }
  | { kind: 'process'; id: 'process'; items: readonly string[]; loops: readonly ProcessLoop[] }
  | { kind: 'featureWork'; id: 'featureWork'; items: readonly FeatureWork[] }
  | { kind: 'quote'; id: string; origin: Origin; name: string; portrait: string; position: MessageId }
  | { kind: 'team'; id: 'team'; contributions: readonly Contribution[] }
  /** A drawing of the work (workDrawings.ts); `hasIntro` adds a paragraph above it. */
  | { kind: 'work'; id: string; hasIntro?: true }
  | { kind: 'evaluation'; id: string; checks: readonly EvaluationCheck[] }
  | { kind: 'report'; id: string; findings: readonly ReportFinding[] };

/** A statement of the expert's answer in a sample evaluation, and whether the model's answer has it too. */
export interface EvaluationCheck {
  id: string;
  isMet: boolean;
}

/** A finding of a sample report; other levels have no messages. */
export interface ReportFinding {
  id: string;
  risk: 'medium' | 'high';
  effort: 'low' | 'medium';
}

/** A loop in the design process: `from` leads back to `to`. */
export interface ProcessLoop {
  id: string;
  from: string;
  to: string;
}

/** One piece of feature work: its case study, customer and video (docs/requirements.md, 5). */
export interface FeatureWork {
  id: CaseStudyId;
  company: string;
  video: string;
}

/** A customer's product and the result of the service; the words describe the picture. */
export interface ServiceProof {
  study: CaseStudyId;
  /** The name of the screen. */
  screen: string;
  /** The section of the case study that shows the screen; undefined for the main screen. */
  section?: string;
  /** The person who says the quote on the card of the case study. Without a speaker the text is `hero.proof`, with a figure. */
  speaker?: string;
  /** The screen is dark, so the slab behind it is light. */
  isDark?: true;
}

/** The facts of a service. Its messages are in locales/<locale>/services/<slug>.json. */
export interface Service {
  /** The person who leads the service ("Get to know us"). */
  head: PersonId;
  /** The logos on the page. */
  technologies: readonly TechnologyKey[];
  /** The three success stories (docs/requirements.md, 5). */
  picks: readonly CaseStudyId[];
  /** The content of the hero. */
  proof: ServiceProof;
  why: readonly string[];
  sections: readonly ServiceSection[];
}

/** The start of the ids of the messages about a proof's screen. */
export function screenWords({ study, section }: ServiceProof): string {
  return ['caseStudy', slugOfId(study), ...(section === undefined ? [] : [section]), 'screen'].join('.');
}

/** A person of the team as the speaker of a quote. If the id is unknown, the name is empty, and the check of the records reports it. @public */
export function speaker(id: PersonId) {
  return {
    name: team.find((person) => person.id === id)?.name ?? '',
    portrait: id,
    position: `team.${id}.position` as const,
  };
}
