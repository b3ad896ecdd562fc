import { runLocales } from '@nine-blocks/translation-kit/commands/runLocales';
import { referenceProblems } from './checks/references';
import { siteRecords } from './checks/records';
import { project } from './messages/project';

const args = process.argv.slice(2);
// Placeholders come from the records: problems of the records come first.
for (const problem of args[0] === 'check' ? referenceProblems(siteRecords) : []) {
  console.error(problem);
  process.exitCode = 1;
}
runLocales(project, args);
