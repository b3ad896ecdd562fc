import { spawnSync } from 'node:child_process';
import { findProgram, type Program } from './findProgram';

const seconds = 1000;

function run(command: string, args: readonly string[], timeout: number): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', timeout }).status === 0;
}

/** Finds programs, or installs Debian's as root. Says what to do, and sets the exit code to 1, when neither works. */
export function ensurePrograms(programs: readonly Program[]): void {
  const missing = () => programs.filter((program) => findProgram(program) === undefined);
  const packages = missing().flatMap((program) => program.packages);
  if (packages.length > 0 && process.getuid?.() === 0) {
    run('apt-get', ['update', '-q'], 120 * seconds);
    run('apt-get', ['install', '-yq', '--no-install-recommends', ...packages], 300 * seconds);
  }
  const left = missing();
  if (left.length > 0) {
    console.error(
      [
        `There is no ${left.map(({ title }) => title).join(', no ')}, and none could be installed.`,
        'Do this, then run the tests again:',
        `  apt-get install ${left.flatMap((program) => program.packages).join(' ')}     (Debian, as root)`,
      ].join('\n'),
    );
    process.exitCode = 1;
    return;
  }
  console.log(`Testing with ${programs.map(findProgram).join(', ')}`);
}
