/** What of Mozilla's Observatory is used; it comes without types. */
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  interface Verdict {
    result: string;
    pass: boolean;
  }
  export const ALL_TESTS: readonly ((requests: object) => Verdict)[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): { score: number; grade: string };
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, address: string): Map<string, string[]>;
}
