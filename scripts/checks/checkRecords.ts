import { unused } from './unused';
import { recordProblems } from './recordProblems';

const problems = recordProblems();
// A file that nothing uses may have a wrong name: what is missing comes first.
const left = problems.length > 0 ? [] : unused();
for (const problem of [...problems, ...left]) console.error(problem);
if (problems.length + left.length === 0) console.log('Records and pictures are in order');
else process.exitCode = 1;
