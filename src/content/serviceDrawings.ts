/** What the sample report and the sample evaluation show. Their pages load it with their own code, so it is separate from the services' records. */

/** The findings of consulting's sample report, in order; more levels than these have no words. */
export const reportFindings = [
  { id: 'prices', risk: 'high', effort: 'medium' },
  { id: 'query', risk: 'high', effort: 'low' },
  { id: 'release', risk: 'medium', effort: 'medium' },
] as const;

/** What the expert's answer of the sample evaluation says, and whether the model's answer says it too. */
export const evaluationChecks = [
  { id: 'deadline', isMet: true },
  { id: 'cost', isMet: true },
  { id: 'opened', isMet: false },
] as const;
