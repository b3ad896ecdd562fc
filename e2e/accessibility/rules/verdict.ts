/** Who judges: three engines that look at a page as it stands; one that reads a prerendered file, or what the browser has made of it. */
export type EngineName = 'axe' | 'HTML_CodeSniffer' | 'IBM' | 'html-validate (file)' | 'html-validate (live)';

/** One rule broken at one place. */
export interface Violation {
  engine: EngineName;
  rule: string;
  /** The element, as the engine points at it: a selector or an XPath. */
  place: string;
  help: string;
}

/** What one engine says about a page. */
export interface Verdict {
  engine: EngineName;
  /** How many rules it has gone through. */
  rules: number;
  violations: Violation[];
  /** The rules that it cannot decide: they need a person, and fail nothing. */
  undecided: string[];
}

/** One line for each violation, as a failure shows it and as exceptions match it. */
export function lineOf({ engine, rule, place, help }: Violation): string {
  return `${engine} ${rule} (${help}): ${place}`;
}
