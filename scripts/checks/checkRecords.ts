import { unused } from './unused';
import { recordProblems } from './recordProblems';

const problems = recordProblems();
// Missing names come first: an unused file may only have another name.
const left = problems.length > 0 ? [] : unused();
for (const problem of [...problems, ...left]) console.error(problem);
if (problems.length + left.length === 0) console.log('Records and pictures are in order');
else process.exitCode = 1;
