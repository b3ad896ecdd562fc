import { writeFileSync } from 'node:fs';
import { evidenceFolder, readRuns, runsOfOneCommit } from './evidence';
import { conformanceReport } from './report';

const file = 'docs/accessibility-conformance.md';

const runs = runsOfOneCommit(readRuns());
writeFileSync(file, conformanceReport(runs));
if (runs.length === 0)
  console.warn(`There is no run in ${evidenceFolder}/: npm test leaves one, npm run test:long another.`);
console.log(`Wrote ${file} from ${runs.length} runs of one commit.`);
