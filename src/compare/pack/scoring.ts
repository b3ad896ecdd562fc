/** The usual criteria of buyers, in the order of the sheet; the names are `compare.scoring.<id>`. */
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

/** The visitor's weights in percent. */
export type Weights = Readonly<Partial<Record<ScoringCriterion, string>>>;

/** Zero in each script that visitors type: Latin, Arabic, Persian. */
const zeros = ['0', '\u0660', '\u06f0'];

const digitOf = (sign: string) =>
  zeros.map((zero) => sign.charCodeAt(0) - zero.charCodeAt(0)).find((digit) => digit >= 0 && digit < 10) ?? '';

/** A typed weight as whole percent, at most 100, or empty: characters that are no digits are removed. */
export function cleanWeight(typed: string): string {
  const digits = Array.from(typed.normalize('NFKC'), digitOf).join('').slice(0, 3);
  return digits === '' ? '' : String(Math.min(Number(digits), 100));
}

/** The sum of the weights, in percent; it should be 100. */
export function sumOfWeights(weights: Weights): number {
  return scoringCriteria.reduce((sum, criterion) => sum + Number(weights[criterion] ?? 0), 0);
}
