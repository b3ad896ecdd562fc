import type { Finding } from './finding';

/** Findings as lines for people: grade, check, what was found, and below it what mends it. */
export function findingsTable(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.flatMap(({ check, grade, found, mend }) => [
    `${grade.padEnd(4)}  ${check.padEnd(width)}  ${found}`,
    ...(mend === undefined ? [] : [`${' '.repeat(width + 8)}-> ${mend}`]),
  ]);
  const count = (grade: Finding['grade']) => findings.filter((finding) => finding.grade === grade).length;
  return [...lines, `${count('ok')} ok, ${count('weak')} weak, ${count('fail')} failed`].join('\n');
}
