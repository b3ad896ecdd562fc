import { recordProblems } from './recordProblems';

const problems = recordProblems();
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('Records and pictures are in order');
else process.exitCode = 1;
