import { leftoverLine, leftovers } from './leftovers';
import { missingMessages } from '../messages/sourceProblems';
import { recordProblems } from '../checks/recordProblems';

const problems = recordProblems();
// First comes what is missing (of messages, `npm run locales -- check` says it): what is left over may only have another name.
const left =
  problems.length + missingMessages().length > 0
    ? []
    : leftovers().map((leftover) => `${leftoverLine(leftover)} (npm run content:prune)`);
for (const problem of [...problems, ...left]) console.error(problem);
if (problems.length + left.length === 0) console.log('Records and pictures are in order');
else process.exitCode = 1;
