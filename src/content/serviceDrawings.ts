/** What the drawings of service pages show. They load it with their own code, so it stands apart from the services' records. */

/** The findings of consulting's sample report, in order; more levels than these have no words. */
export const reportFindings = [
  { id: 'prices', risk: 'high', effort: 'medium' },
  { id: 'query', risk: 'high', effort: 'low' },
  { id: 'release', risk: 'medium', effort: 'medium' },
] as const;

/** Kinds of advice, from the largest to the smallest. */
export const adviceKinds = ['review', 'decision', 'companion'] as const;

/** The stations of a release. */
export const releaseStations = ['commit', 'test', 'stage', 'release', 'rollback'] as const;

/** What is in place from one station of a release to another, counted from 1. */
export const releaseBenefits = [
  { id: 'pipeline', from: 1, to: 2 },
  { id: 'environments', from: 3, to: 3 },
  { id: 'dashboard', from: 4, to: 4 },
  { id: 'restore', from: 5, to: 5 },
] as const;

/** What the expert's answer of the sample evaluation says, and whether the model's answer says it too. */
export const evaluationChecks = [
  { id: 'deadline', isMet: true },
  { id: 'cost', isMet: true },
  { id: 'opened', isMet: false },
] as const;

interface UpgradeStage {
  id: string;
  /** How many of nine blocks are done by then, in whole columns of three. */
  blocks: number;
  /** A line of source code as it is at that stage. */
  source?: string;
}

/** The stages of Meteor's upgrade. */
export const upgradeStages: readonly UpgradeStage[] = [
  { id: 'risks', blocks: 0, source: 'Items.findOne(id)' },
  { id: 'migration', blocks: 3 },
  { id: 'transition', blocks: 6 },
  { id: 'fibers', blocks: 9, source: 'await Items.findOneAsync(id)' },
];

export interface WeekStep {
  id: 'choose' | 'build' | 'clarify' | 'show';
  /** Days, counted from 1. */
  from: number;
  to: number;
  /** The day after it, where that one has no step of its own. */
  nextDay?: 'tuesday' | 'thursday';
}

/** What a week of web development holds, from one of its five days to another: what belongs to each of them comes last. */
export const weekSteps: readonly WeekStep[] = [
  { id: 'choose', from: 1, to: 1, nextDay: 'tuesday' },
  { id: 'clarify', from: 3, to: 3, nextDay: 'thursday' },
  { id: 'show', from: 5, to: 5 },
  { id: 'build', from: 1, to: 5 },
];

export interface AnalysisStep {
  id: string;
  /** What is known of the waiting time by then: nothing, its parts, the same on a copy, what is left of it, or that it stays within a limit. */
  waiting: 'unknown' | 'recorded' | 'copied' | 'shorter' | 'limited';
}

/** The steps of a performance analysis. */
export const analysisSteps: readonly AnalysisStep[] = [
  { id: 'question', waiting: 'unknown' },
  { id: 'measure', waiting: 'recorded' },
  { id: 'reproduce', waiting: 'copied' },
  { id: 'change', waiting: 'shorter' },
  { id: 'guard', waiting: 'limited' },
];

export interface AppStep {
  id: string;
  /** What its phones are: the one in the hand, the one that is set up, those of people who try the app, and those of both stores. */
  scene: 'hand' | 'accounts' | 'beta' | 'review' | 'updates';
  /** How many of the app's blocks are there. */
  blocks: number;
  /** How many of four bars of signal its phones have. */
  signal: number;
}

/** The steps of an app from its first build to both stores. */
export const appSteps: readonly AppStep[] = [
  { id: 'firstBuild', scene: 'hand', blocks: 1, signal: 4 },
  { id: 'accounts', scene: 'accounts', blocks: 3, signal: 1 },
  { id: 'beta', scene: 'beta', blocks: 5, signal: 0 },
  { id: 'review', scene: 'review', blocks: 7, signal: 2 },
  { id: 'updates', scene: 'updates', blocks: 8, signal: 4 },
];

/** The steps of a marketing website: the sentence, the draft, the page that takes the place of the old one. */
export const siteSteps = ['message', 'draft', 'move'] as const;
