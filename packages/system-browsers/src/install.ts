import spawn from 'cross-spawn';
import { type EngineName, engineNames, engines } from './engines';
import { findEngine } from './findEngine';

const seconds = 1000;

function run(timeout: number, command: readonly string[]): boolean {
  const [program = '', ...args] = command;
  console.log(`> ${command.join(' ')}`);
  return spawn.sync(program, args, { stdio: 'inherit', timeout: timeout * seconds }).status === 0;
}

/** Installs Playwright's build. The time is limited, because a network that drops every packet would delay it for long. */
function installPlaywrights(name: EngineName): void {
  // The tests need only the headless shell, a third of the download. Playwright finds its other engines by itself.
  if (name === 'chromium') run(120, ['npx', 'playwright', 'install', name, '--only-shell']);
}

function installDebians(name: EngineName): void {
  if (process.platform !== 'linux') return;
  // sudo is used only if it asks for no password.
  const apt = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get'];
  if (!run(120, [...apt, 'update', '-q'])) return;
  const install = [...apt, 'install', '-yq', '--no-install-recommends'];
  engines[name].packages.some((list) => run(300, [...install, ...list]));
}

/** Finds the browser of an engine or installs one: Playwright's own Chromium, else Debian's package. Prints its path, or how to install one. */
function ensureBrowser(name: EngineName): void {
  for (const install of [installPlaywrights, installDebians]) {
    if (findEngine(name) !== undefined) break;
    install(name);
  }
  const found = findEngine(name);
  const { title, variable, packages, lacks, systemLacks } = engines[name];
  if (found !== undefined) {
    const missing = Object.entries({ ...lacks, ...systemLacks }).map(
      ([capability, reason]) => `\n  without ${capability}: ${reason}`,
    );
    console.log(`${title}: ${found.path} (${found.source})${missing.join('')}`);
    return;
  }
  process.exitCode = 1;
  console.error(
    [
      `There is no ${title} on this machine, and none could be installed.`,
      'Do one of these, then run the command again:',
      `  npx playwright install ${name}`,
      ...packages.map((list) => `  apt-get install ${list.join(' ')}     (Debian, as root)`),
      `  ${variable}=/path/to/${name}`,
    ].join('\n'),
  );
}

const wanted = process.argv[2] ?? 'chromium';
const name = engineNames.find((known) => known === wanted);
if (name === undefined) {
  console.error(`There is no engine ${wanted}: choose one of ${engineNames.join(', ')}.`);
  process.exitCode = 1;
} else ensureBrowser(name);
