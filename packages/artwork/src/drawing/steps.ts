import type { Ramp } from '../siteFacts';

/** The nine steps of a ramp by their names, so that a drawing can say `s[700]`. */
export interface Steps {
  readonly 100: string;
  readonly 200: string;
  readonly 300: string;
  readonly 400: string;
  readonly 500: string;
  readonly 600: string;
  readonly 700: string;
  readonly 800: string;
  readonly 900: string;
}

export type Step = keyof Steps;

/** Names the nine colors of a ramp. */
export function stepsOf(ramp: Ramp): Steps {
  const [s100, s200, s300, s400, s500, s600, s700, s800, s900] = ramp;
  return { 100: s100, 200: s200, 300: s300, 400: s400, 500: s500, 600: s600, 700: s700, 800: s800, 900: s900 };
}
