import { exceptions } from './exceptions';
import type { Inspection } from './inspect';

const type = 'rules';

/** What a test tells of a place that it has looked at. */
export interface Look {
  /** Rules gone through, by engine. */
  rules: { [engine: string]: number };
  /** By engine, the rules that need a person. */
  undecided: { [engine: string]: string[] };
  /** Exceptions in use, by their number in the list. */
  excused: number[];
}

/** The annotation by which a test tells the run what it has looked at. */
export function annotationOf(light: Inspection, dark: Inspection): { type: string; description: string } {
  const named = [
    ...light.verdicts,
    ...dark.verdicts.map((verdict) => ({ ...verdict, engine: `${verdict.engine}, dark` })),
  ];
  const look: Look = {
    rules: Object.fromEntries(named.map(({ engine, rules }) => [engine, rules])),
    undecided: Object.fromEntries(named.map(({ engine, undecided }) => [engine, undecided])),
    excused: [...light.excused, ...dark.excused].map((exception) => exceptions.indexOf(exception)),
  };
  return { type, description: JSON.stringify(look) };
}

/** What tests have told of places, among annotations. */
export function looksAmong(annotations: readonly { type: string; description?: string }[]): Look[] {
  return annotations
    .filter((annotation) => annotation.type === type)
    .map(({ description = '{}' }): Look => JSON.parse(description));
}
