import statement from './conformance.json' with { type: 'json' };

/** When all of the statement was checked, and until when that counts: after that day no build for publication succeeds. */
export const statementDates = { id: 'statementDates', asOf: '2026-11-26', validUntil: '2027-11-26' } as const;

/** What the site does about a criterion of WCAG 2.2; a test says which words `conformance` may be. */
export interface Conformance {
  conformance: string;
  remark: string;
  /** The tests that fail if it is no longer so: `file › words of a title`. */
  proofs: readonly string[];
}

const tests = new Map(Object.entries(statement.tests));

/** Puts in tests that several rows name, and the date of what developers read by hand where no test can judge. */
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
