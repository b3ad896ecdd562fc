import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import spawn from 'cross-spawn';
import { readArguments, runCommand, UsageError } from '../programs/command';
import { checkRemoved, questions, removable } from './answers';
import { askUntil } from './askUntil';
import { everythingLeft, leftList } from './left';

const text = { type: 'string' } as const;
const list = { type: 'string', multiple: true } as const;

/** Runs an npm script of the project. Throws a UsageError with its output if it fails. */
function run(...args: readonly string[]): void {
  const { status, stdout, stderr } = spawn.sync('npm', ['run', '--silent', ...args], { encoding: 'utf8' });
  if (status === 0) return;
  throw new UsageError(
    `${stdout}${stderr}\nnpm run ${args.join(' ')} failed. Fix: correct what it says, then run it again.`,
  );
}

/** Runs a command with visible output. Returns whether it succeeds. */
const shown = (command: string, ...args: readonly string[]) =>
  spawn.sync(command, [...args], { stdio: 'inherit' }).status === 0;

interface Answers {
  /** The answers by option. A missing answer keeps the present value. */
  values: Readonly<Record<string, string | undefined>>;
  add: readonly string[];
  remove: readonly string[];
}

/** Asks for the answers at the keyboard; an empty line keeps the present value. */
async function ask(): Promise<Answers> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = (asked: string, now: string, check?: (text: string) => void) =>
    askUntil(() => lines.question(`${asked} [${now}]: `), now, check);
  const values: Record<string, string | undefined> = {};
  for (const { option, asked, now, check } of questions) values[option] = await answer(asked, now, check);
  const listOf = (text = '') => text.split(/[\s,]+/).filter(Boolean);
  const remove = listOf(
    await answer(`Languages to remove, of ${removable.join(', ')}`, 'none', (tags) => checkRemoved(listOf(tags))),
  );
  const add = listOf(await answer('Languages to add, such as de', 'none'));
  lines.close();
  return { values, add, remove };
}

/** The answers that options give. */
function answersOf(args: readonly string[]): Answers {
  const named = Object.fromEntries(questions.map(({ option }) => [option, text]));
  const { values } = readArguments({
    args: [...args],
    options: { ...named, 'add-language': list, 'remove-language': list },
  });
  const { 'add-language': add = [], 'remove-language': remove = [], ...rest } = values;
  return { values: rest, add, remove };
}

function showLeft(): void {
  const left = everythingLeft();
  console.log(left.length === 0 ? 'Nothing of the old company is left' : `${leftList(left)}\nLeft: ${left.length}`);
  if (left.length > 0) process.exitCode = 1;
}

/** Removes the stored trees of roles of removed languages. */
function removeTrees(tags: readonly string[]): void {
  for (const tag of tags) rmSync(`e2e/accessibility/trees/home.${tag}.txt`, { force: true });
}

/** Turns the site into the owner's: reads the answers from options or asks for them, changes the records, and runs the checks. */
async function own(args: readonly string[]): Promise<void> {
  if (args.includes('--left')) return showLeft();
  const { values, add, remove } = args.length === 0 ? await ask() : answersOf(args);
  const answered = questions.filter(({ option }) => values[option] !== undefined);
  // Checks all answers before it writes the first.
  for (const { option, check } of answered) check(values[option] ?? '');
  checkRemoved(remove);
  for (const { option, write } of answered) write(values[option] ?? '');
  if (remove.length > 0) {
    run('locales', '--', 'remove', ...remove);
    removeTrees(remove);
  }
  for (const tag of add) run('locales', '--', 'add', tag);
  run('format');
  shown('git', '--no-pager', 'diff', '--stat', '--', 'src');
  if (!shown('npm', 'run', 'check')) process.exitCode = 1;
  console.log(
    '\nNext: npm run own -- --left lists what is still the old company’s; docs/own-it.md explains each step.',
  );
}

await runCommand(own);
