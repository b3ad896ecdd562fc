import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../files/filesBelow';

/** Code that fails on one of the systems: its pattern, what to do instead, and an example. */
const code: readonly (readonly [pattern: RegExp, instead: string, example: string])[] = [
  [/['"`]\/(?:bin|dev|etc|proc|sbin|tmp|usr|var)\b/, 'os.tmpdir(), or a program by its name', "read('/proc/1/stat')"],
  [
    /from 'node:child_process'[^]*\b(?:spawn|execFile)(?:Sync)?\(\s*'(?:npm|npx|tsx|playwright)'/,
    'start it by cross-spawn: on Windows it is a .cmd file',
    "import { spawn } from 'node:child_process';\nspawn('npm', []);",
  ],
  [/node_modules\/\.bin/, "spawn('npx', …) of cross-spawn", "'node_modules/.bin/oxlint'"],
  [/\bexecSync\(|shell: true/, 'no shell: a program and a list of arguments', "execSync('ls')"],
  [/process\.kill\(\s*-|detached: true/, 'child.kill(): Windows has no process groups', 'process.kill(-child.pid)'],
  [/process\.get[eu]*[gu]id\(\)/, 'process.getuid?.(): Windows has no such function', 'process.getuid() === 0'],
  [/\bsymlink(?:Sync)?\((?!.*'junction')/, "link folders as 'junction'", 'symlinkSync(from, to);'],
  [/'--import', (?!'tsx'|import\.meta\.resolve)/, "import.meta.resolve('tsx'): an address", "['--import', tsx]"],
  [/\bimport\((?:path\.)?(?:join|resolve)\(/, 'pathToFileURL(…).href', "await import(join(folder, 'a.ts'))"],
  [/import\.meta\.url\)\.pathname/, 'import.meta.dirname or fileURLToPath', 'new URL("a", import.meta.url).pathname'],
  [/^#!/, 'npm runs it by name', '#!/usr/bin/env node'],
];

/** The same for npm scripts, which cmd.exe runs on Windows. */
const commands: typeof code = [
  [/(?:^|&& )\w+=/, 'a configuration, or an option', 'TEST_ENGINE=firefox playwright test'],
  [/(?:^|&& )(?:bash|cat|cp|export|mkdir|mv|rm|sh|touch)\b/, 'a script of tsx', 'npm run build && rm -r dist'],
  [/(?:^|&& )[\w.-]+\//, 'its name, or node <file>', 'e2e/node_modules/a/lhci autorun'],
  [/['`$;|*]|(?<!&)&(?!&)/, 'words and && alone; double quotes', "playwright test --grep 'a b'"],
];

const isCode = /\.(?:[cm]js|tsx?)$/;
const folders = ['src', 'scripts', 'packages', 'e2e', 'docs', 'locales', 'public', '.github'];
const files = [
  ...readdirSync('.'),
  ...folders.flatMap((folder) => filesBelow(folder).map((name) => `${folder}/${name}`)),
]
  .filter((name) => !name.includes('node_modules/'))
  .toSorted();

/** What is Linux's alone by design, as the guide lists it. */
const [, list = ''] = /^## On Linux alone\n([^]*?)(?=\n## )/m.exec(readFileSync('docs/testing.md', 'utf8')) ?? [];
const onLinuxAlone = Array.from(list.matchAll(/`((?:packages|scripts|e2e)\/[^`]+)`/g), ([, place = '']) => place);

function found(rows: typeof code, file: string, text: string): string[] {
  return rows.flatMap(([pattern, instead]) => {
    const [part] = pattern.exec(text) ?? [];
    return part === undefined
      ? []
      : `${file}: ${part.split('\n').at(-1)}: does not work on every system. Fix: ${instead}`;
  });
}

test('code and npm scripts have nothing that works on one system alone, but in what the guide lists', () => {
  for (const rows of [code, commands]) {
    for (const row of rows) expect(found([row], 'a.ts', row[2]), row[2]).toHaveLength(1);
  }
  expect(onLinuxAlone.length).toBeGreaterThan(3);
  const own = 'scripts/checks/anyMachine.test.ts';
  const isListed = (file: string) => onLinuxAlone.some((place) => file === place || file.startsWith(`${place}/`));
  expect(onLinuxAlone.filter((place) => !files.some((file) => file === place || file.startsWith(`${place}/`)))).toEqual(
    [],
  );
  const checked = files.filter((file) => isCode.test(file) && file !== own && !isListed(file));
  expect(checked).toEqual(expect.arrayContaining(['webpack.config.ts', 'scripts/build.ts']));
  expect(checked.flatMap((file) => found(code, file, readFileSync(file, 'utf8')))).toEqual([]);

  const manifests = ['package.json', ...files.filter((file) => /^packages\/[^/]+\/package\.json$/.test(file))];
  const scripts = manifests.flatMap((file) => {
    const { scripts: ofFile = {} } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> };
    return Object.entries(ofFile).flatMap(([name, command]) => found(commands, `${file}: ${name}`, command));
  });
  expect(scripts).toEqual([]);
});

test('every system can hold every file by its name', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((name) => /[<>:"|?*\\]|[. ](?:\/|$)|^.{160,}/.test(name))).toEqual([]);
  const lowered = files.map((name) => name.toLowerCase());
  expect(lowered.filter((name, index) => lowered.indexOf(name) !== index)).toEqual([]);
});
