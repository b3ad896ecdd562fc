import { readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';

const testsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportTest[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

/**
 * Prints a Markdown table of runs for docs/testing.md: `tsx scripts/testing/reports.ts <run>=<report.json> …`, each report made by
 * `PLAYWRIGHT_JSON_OUTPUT_NAME=<report.json> … --reporter=list,json`. Every reason for a skip is listed below the table.
 */
const reasons = new Map<string, number>();
const rows = process.argv.slice(2).map((argument) => {
  const [name, file] = argument.split('=');
  if (name === undefined || file === undefined) throw new Error(`"${argument}" is not <run>=<report.json>`);
  const { stats, suites }: JSONReport = JSON.parse(readFileSync(file, 'utf8'));
  for (const { annotations } of suites.flatMap(testsOf).filter(({ status }) => status === 'skipped')) {
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason';
    reasons.set(`${name}: ${reason}`, (reasons.get(`${name}: ${reason}`) ?? 0) + 1);
  }
  const started = new Date(stats.startTime).toISOString().slice(0, 10);
  const minutes = (stats.duration / 60_000).toFixed(1);
  return `| ${name} | ${started} | ${minutes} | ${stats.expected} | ${stats.unexpected + stats.flaky} | ${stats.skipped} |`;
});

console.log(
  [
    '| run | date | minutes | passed | failed | skipped |',
    '|---|---|---:|---:|---:|---:|',
    ...rows,
    '',
    ...Array.from(reasons, ([reason, count]) => `- ${reason} (${count})`),
  ].join('\n'),
);
