import spawn from 'cross-spawn';
import { checkReport, type ToolResult } from './checks/checkReport';

/** The checks that need no build, in the order of their findings. Types come last: for a missing message they suggest another one. */
const tools: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  format: ['oxfmt', '--check'],
  lint: ['oxlint', '-c', '.oxlint.config.mjs', '--type-aware'],
  'unused code': ['knip'],
  records: ['tsx', 'scripts/checks/checkRecords.ts'],
  messages: ['tsx', 'scripts/locales.ts', 'check'],
  types: ['tsc'],
};

/** Runs one of the tools and resolves with all that it said. */
function run(name: string, [program, ...args]: readonly [string, ...string[]]): Promise<ToolResult> {
  return new Promise((resolve) => {
    let said = '';
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const add = (text: unknown) => {
      said += String(text);
    };
    child.stdout?.on('data', add);
    child.stderr?.on('data', add);
    child.on('error', add);
    child.on('close', (code) => {
      resolve({ name, failed: code !== 0, lines: said.split('\n') });
    });
  });
}

const startedAt = performance.now();
const results = await Promise.all(Object.entries(tools).map(([name, command]) => run(name, command)));
const { notes, errors } = checkReport(results, (performance.now() - startedAt) / 1000);
for (const note of notes) console.log(note);
for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
