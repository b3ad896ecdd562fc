import statement from './conformance.json' with { type: 'json' };

/** The day of the last check of the whole statement, and the last day on which it is valid. After that day, builds for publication fail. */
export const statementDates = { id: 'statementDates', asOf: '2026-11-26', validUntil: '2027-11-26' } as const;

/** The result for a criterion of WCAG 2.2; a test lists the words that `conformance` can have. */
export interface Conformance {
  conformance: string;
  remark: string;
  /** The tests that prove the result: `file › words of a title`. */
  proofs: readonly string[];
}

const tests = new Map(Object.entries(statement.tests));

/** Replaces the short names of tests that several rows share, and inserts the date of the last check by hand. */
function rowsOf(rows: Readonly<Record<string, Conformance>>): Readonly<Record<string, Conformance>> {
  const read = ({ conformance, remark, proofs }: Conformance) => ({
    conformance,
    remark: remark.replaceAll('{asOf}', statementDates.asOf),
    proofs: proofs.map((proof) => tests.get(proof) ?? proof),
  });
  return Object.fromEntries(Object.entries(rows).map(([criterion, row]) => [criterion, read(row)]));
}

/** The accessibility statement: every criterion of WCAG 2.2, A and AA. */
export const conformance = { A: rowsOf(statement.A), AA: rowsOf(statement.AA) };
