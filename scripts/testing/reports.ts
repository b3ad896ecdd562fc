import { readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import { countReasons } from './skipReporter';

const testsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportTest[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

const commitOf = ({ metadata }: JSONReport['config']) =>
  (metadata as { gitCommit?: { shortHash: string } }).gitCommit?.shortHash ?? '';

/**
 * Prints a Markdown table of runs for docs/testing.md: `tsx scripts/testing/reports.ts <run>=<report.json> …`, each report made by
 * `PLAYWRIGHT_JSON_OUTPUT_NAME=<report.json> … --reporter=list,json`. Every reason for a skip is listed below the table.
 */
const reasons: string[] = [];
const rows = process.argv.slice(2).map((argument) => {
  const [name, file] = argument.split('=');
  if (name === undefined || file === undefined) throw new Error(`"${argument}" is not <run>=<report.json>`);
  const { config, stats, suites }: JSONReport = JSON.parse(readFileSync(file, 'utf8'));
  const skipped = suites.flatMap(testsOf).filter(({ status }) => status === 'skipped');
  reasons.push(...Array.from(countReasons(skipped), ([reason, count]) => `- ${name}: ${reason} (${count})`));
  const started = new Date(stats.startTime).toISOString().slice(0, 10);
  const minutes = (stats.duration / 60_000).toFixed(1);
  return `| ${name} | ${started} | ${commitOf(config)} | ${minutes} | ${stats.expected} | ${stats.unexpected + stats.flaky} | ${stats.skipped} |`;
});

console.log(
  [
    '| run | date | commit | minutes | passed | failed | skipped |',
    '|---|---|---|---:|---:|---:|---:|',
    ...rows,
    '',
    ...reasons,
  ].join('\n'),
);
