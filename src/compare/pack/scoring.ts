/** What buyers usually weigh, in the order of the sheet; the names are `compare.scoring.<id>`. */
export const scoringCriteria = [
  'need',
  'approach',
  'similarWork',
  'people',
  'quality',
  'collaboration',
  'handover',
  'price',
] as const;

type ScoringCriterion = (typeof scoringCriteria)[number];

/** What a visitor has written into the sheet: a weight in percent, or nothing yet. */
export type Weights = Readonly<Partial<Record<ScoringCriterion, string>>>;

/** The first digit of each script that people here type: Latin, Arabic, Persian. */
const zeros = ['0', '\u0660', '\u06f0'];

const digitOf = (sign: string) =>
  zeros.map((zero) => sign.charCodeAt(0) - zero.charCodeAt(0)).find((digit) => digit >= 0 && digit < 10) ?? '';

/** A typed weight as whole percent, at most 100, or empty: what is no digit is left out. */
export function cleanWeight(typed: string): string {
  const digits = Array.from(typed.normalize('NFKC'), digitOf).join('').slice(0, 3);
  return digits === '' ? '' : String(Math.min(Number(digits), 100));
}

/** The sum of the weights, in percent; a good sheet has 100. */
export function sumOfWeights(weights: Weights): number {
  return scoringCriteria.reduce((sum, criterion) => sum + Number(weights[criterion] ?? 0), 0);
}
