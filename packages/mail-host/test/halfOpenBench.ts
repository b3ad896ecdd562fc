import { halfOpen } from './halfOpen';

/** `npm run test:connections`: the mail host under 10,000 connections that never become requests, or as many as are named. */
const { connections, memory, visitor, closedAfter } = await halfOpen(Number(process.argv[2] ?? 10_000));
const perConnection = Math.round(((memory.most - memory.before) * 1024) / connections);
console.log(`${connections} half-open connections, all closed by the host after ${closedAfter} s`);
console.log(
  `Memory: ${memory.before} MB before, ${memory.most} MB at most (${perConnection} KB for each), ${memory.after} MB after`,
);
console.log(
  `A visitor meanwhile: ${visitor.answered} of ${visitor.asked} mails taken, the slowest in ${visitor.slowest} ms`,
);
if (closedAfter > 60 || visitor.answered < visitor.asked || memory.most > 400) process.exitCode = 1;
