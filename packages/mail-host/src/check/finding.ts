/** How a mailbox provider takes something: as it should be, as a weakness, or as a reason to refuse mails. */
type Grade = 'ok' | 'weak' | 'fail';

/** One line of the table. */
export interface Finding {
  check: 'MX' | 'SPF' | 'DKIM' | 'DMARC' | 'TLS' | 'Reverse name';
  grade: Grade;
  found: string;
  /** Whether receivers can prove by it that a mail is the sender's. */
  proves?: boolean;
  /** How to fix it: a record to publish, or a setting. */
  fix?: string;
}

/** Makes the findings of one check. */
export const findingsOf = (check: Finding['check']) => ({
  ok: (found: string): Finding => ({ check, grade: 'ok', found }),
  weak: (found: string, fix: string): Finding => ({ check, grade: 'weak', found, fix }),
  fail: (found: string, fix: string): Finding => ({ check, grade: 'fail', found, fix }),
});

/** The addresses that mails leave from. */
export interface Outgoing {
  addresses: readonly string[];
  /** Whether the owner named them. Else they are those of the SMTP server, which may send from others. */
  isSure: boolean;
}

/** The grade of a fault of an address that mails may leave from. */
export const gradeOf = ({ isSure }: Outgoing) => (isSure ? 'fail' : 'weak');

/** Findings as lines for people: grade, check, what was found, and below it how to fix it. */
export function findingsTable(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.flatMap(({ check, grade, found, fix }) => [
    `${grade.padEnd(4)}  ${check.padEnd(width)}  ${found}`,
    ...(fix === undefined ? [] : [`${' '.repeat(width + 8)}-> ${fix}`]),
  ]);
  const count = (grade: Grade) => findings.filter((finding) => finding.grade === grade).length;
  return [...lines, `${count('ok')} ok, ${count('weak')} weak, ${count('fail')} failed`].join('\n');
}
