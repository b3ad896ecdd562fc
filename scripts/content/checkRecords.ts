import { leftoverLine, leftovers } from './leftovers';
import { recordProblems } from '../checks/recordProblems';

const problems = recordProblems();
// What is missing comes first: what is left over follows from it.
const left =
  problems.length > 0 ? [] : leftovers().map((leftover) => `${leftoverLine(leftover)} (npm run content:prune)`);
for (const problem of [...problems, ...left]) console.error(problem);
if (problems.length + left.length === 0) console.log('Records and pictures are in order');
else process.exitCode = 1;
