import spawn from 'cross-spawn';

/** The checks that need no build. Types come last, because for a missing message they suggest another one. */
const tools: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  format: ['oxfmt', '--check'],
  lint: ['oxlint', '-c', '.oxlint.config.mjs', '--type-aware'],
  'unused code': ['knip'],
  records: ['tsx', 'scripts/checks/checkRecords.ts'],
  messages: ['tsx', 'scripts/locales.ts', 'check'],
  types: ['tsc'],
};

/** Runs a tool, and resolves with its output if it fails. */
function failureOf([program, ...args]: readonly [string, ...string[]]): Promise<string | undefined> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const add = (text: unknown) => {
      output += String(text);
    };
    child.stdout?.on('data', add);
    child.stderr?.on('data', add);
    child.on('error', add);
    child.on('close', (code) => {
      resolve(code === 0 ? undefined : output);
    });
  });
}

const results = await Promise.all(
  Object.entries(tools).map(async ([name, command]) => ({ name, failure: await failureOf(command) })),
);
const failed = results.filter(({ failure }) => failure !== undefined);
for (const { name, failure } of failed) console.error(`\n${name}:\n${failure}`);
if (failed.length > 0) process.exitCode = 1;
console.log(`${results.length - failed.length} of ${results.length} checks passed`);
