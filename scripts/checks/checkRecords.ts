import { missingMessages } from '../messages/sourceProblems';
import { unused } from './unused';
import { recordProblems } from './recordProblems';

const problems = recordProblems();
// First comes what is missing (of messages, `npm run locales -- check` says it): what nothing uses may only have another name.
const left = problems.length + missingMessages().length > 0 ? [] : unused();
for (const problem of [...problems, ...left]) console.error(problem);
if (problems.length + left.length === 0) console.log('Records and pictures are in order');
else process.exitCode = 1;
