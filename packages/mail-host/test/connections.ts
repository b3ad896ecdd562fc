import { halfOpen } from './halfOpen';

// `npm run -w packages/mail-host test:connections`: the mail host under 10,000 connections that never become requests, or another number.
const connections = Number(process.argv[2] ?? 10_000);
const { memory, visitor, closedAfter } = await halfOpen(connections);
const perConnection = Math.round(((memory.most - memory.before) * 1024) / connections);
console.log(
  `${connections} half-open connections, all closed by the host after ${closedAfter} s`,
  `\nMemory: ${memory.before} MB before, ${memory.most} MB at most (${perConnection} KB for each), ${memory.after} MB after`,
  `\nA visitor meanwhile: ${visitor.answered} of ${visitor.asked} mails taken, the slowest in ${visitor.slowest} ms`,
);
if (closedAfter > 60 || visitor.answered < visitor.asked || memory.most > 400) process.exitCode = 1;
