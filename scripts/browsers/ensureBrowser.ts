import { spawnSync } from 'node:child_process';
import { engineNames, engines, findEngine } from './engines';

const seconds = 1000;

function run(command: string, args: readonly string[], timeout: number): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', timeout });
  return status === 0;
}

const name = engineNames.find((known) => known === process.argv[2]) ?? 'chromium';
const { title, variable, packages } = engines[name];

/** Playwright's download ends on its own after some failed attempts, but a network that swallows everything would hold it for long. */
const fromPlaywright = () => run('npx', ['playwright', 'install', name], 120 * seconds);

const fromDebian = () =>
  process.getuid?.() === 0 &&
  run('apt-get', ['update', '-q'], 120 * seconds) &&
  packages.some((list) => run('apt-get', ['install', '-yq', '--no-install-recommends', ...list], 300 * seconds));

/** Finds a browser for the tests or installs one: Playwright's own, else Debian's as root. Says what to do when neither works. */
function ensureBrowser() {
  for (const install of [fromPlaywright, fromDebian]) {
    if (findEngine(name) !== undefined) break;
    install();
  }
  const found = findEngine(name);
  if (found === undefined) {
    console.error(
      [
        `There is no ${title} to test with, and none could be installed.`,
        'Do one of these, then run the tests again:',
        `  npx playwright install ${name}`,
        ...packages.map((list) => `  apt-get install ${list.join(' ')}     (Debian, as root)`),
        `  ${variable}=/path/to/${name}`,
      ].join('\n'),
    );
    process.exitCode = 1;
    return;
  }
  console.log(`Testing with ${found.path}`);
}

ensureBrowser();
