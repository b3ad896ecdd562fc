import { spawnSync } from 'node:child_process';
import { browserPath } from './browserPath';

const minutes = 60_000;

function run(command: string, args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', timeout: 5 * minutes });
  return status === 0;
}

const fromDebian = (name: string) => run('apt-get', ['install', '-yq', '--no-install-recommends', name]);

const ways: readonly (() => boolean)[] = [
  () => run('npx', ['playwright', 'install', 'chromium']),
  () =>
    process.getuid?.() === 0 &&
    run('apt-get', ['update', '-q']) &&
    (fromDebian('chromium-headless-shell') || fromDebian('chromium')),
];

/** Finds a browser for the tests or installs one: Playwright's own, else Debian's as root. Says what to do when neither works. */
function ensureBrowser() {
  for (const install of ways) {
    if (browserPath() !== undefined) break;
    install();
  }
  const path = browserPath();
  if (path === undefined) {
    console.error(
      [
        'There is no browser to test with, and none could be installed.',
        'Do one of these, then run npm test again:',
        '  npx playwright install chromium',
        '  apt-get install chromium-headless-shell     (Debian, as root; or chromium)',
        '  CHROMIUM_PATH=/path/to/chromium npm test',
      ].join('\n'),
    );
    process.exitCode = 1;
    return;
  }
  console.log(`Testing with ${path}`);
}

ensureBrowser();
