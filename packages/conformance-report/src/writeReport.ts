import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readRuns, runsOfOneCommit } from './evidence';
import { conformanceReport, type Package } from './report';
import { readSite } from './site';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '.test-runs' },
    site: { type: 'string', default: 'dist' },
    output: { type: 'string', default: 'docs/accessibility-conformance.md' },
  },
});

const runs = runsOfOneCommit(readRuns(values.runs));
const project: Package = JSON.parse(readFileSync('package.json', 'utf8'));
writeFileSync(values.output, conformanceReport(runs, readSite(values.site), project));
if (runs.length === 0)
  console.warn(`There is no run in ${values.runs}/: npm test leaves one, npm run test:long another.`);
console.log(`Wrote ${values.output} from ${runs.length} runs of one commit.`);
