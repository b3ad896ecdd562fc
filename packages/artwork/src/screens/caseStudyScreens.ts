import type { Steps } from '../drawing/steps';
import type { Flow } from './flow';

/**
 * The screens drawn for a case study, by the id of the section that speaks of them. Each draws in the units of the section's `screen`
 * (960 × 600, or 960 × 400 if it is low), in the nine steps of the study's ramp and white, on no background: the page
 * lays the ramp's 100 (in the dark its 900) below it. Where its parts follow each other, the `flow` places them.
 */
export type CaseStudyScreens = Readonly<Record<string, (s: Steps, flow: Flow) => string>>;
