import { createInterface } from 'node:readline/promises';
import spawn from 'cross-spawn';
import { readArguments, runCommand, UsageError } from '../programs/command';
import { localeFacts } from '../../src/i18n/locales';
import { originSetting } from '../settings/environment';
import { checkSetting, questions } from './answers';

const text = { type: 'string' } as const;
const list = { type: 'string', multiple: true } as const;

/** Runs a command and shows its output. Throws a UsageError where it fails. */
function run(command: string, ...args: readonly string[]): void {
  console.log(`\n> ${command} ${args.join(' ')}`);
  const { status } = spawn.sync(command, [...args], { stdio: 'inherit' });
  if (status !== 0)
    throw new UsageError(`${command} ${args.join(' ')} failed. Fix: correct what it says, then run it again.`);
}

interface Answers {
  /** By option; none keeps what holds. */
  values: Readonly<Record<string, string | undefined>>;
  add: readonly string[];
  remove: readonly string[];
}

/** What the questions, languages and mail host are answered with at the keyboard; an empty line keeps what holds. */
async function ask(): Promise<Answers> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = async (asked: string, now: string) =>
    (await lines.question(`${asked} [${now}]: `)).trim() || undefined;
  const values: Record<string, string | undefined> = {};
  for (const { option, asked, now } of questions) values[option] = await answer(asked, now);
  const known = Object.keys(localeFacts).join(', ');
  const remove = (await answer(`Languages to remove, of ${known}`, 'none'))?.split(/[\s,]+/) ?? [];
  const add = (await answer('Languages to add, such as de', 'none'))?.split(/[\s,]+/) ?? [];
  values['mail-host'] = await answer('The host that sends mails, such as https://mail.example.com', 'the site’s own');
  lines.close();
  return { values, add, remove };
}

function answersOf(args: readonly string[]): Answers | undefined {
  const named = Object.fromEntries(questions.map(({ option }) => [option, text]));
  const { values } = readArguments({
    args: [...args],
    options: { ...named, 'mail-host': text, 'add-language': list, 'remove-language': list },
  });
  if (args.length === 0) return undefined;
  const { 'add-language': add = [], 'remove-language': remove = [], ...rest } = values;
  return { values: rest, add, remove };
}

/** Makes the site its owner's: asks, or takes each answer from an option, changes the records, shows the difference and runs the checks. */
async function own(args: readonly string[]): Promise<void> {
  const { values, add, remove } = answersOf(args) ?? (await ask());
  const host = values['mail-host'];
  if (host !== undefined) checkSetting('mail-host', host, originSetting);
  const answered = questions.filter(({ option }) => values[option] !== undefined);
  // All of them before the first is written.
  for (const { option, check } of answered) check(values[option] ?? '');
  for (const { option, write } of answered) write(values[option] ?? '');
  for (const tag of remove) run('npm', 'run', '--silent', 'locales', '--', 'remove', tag);
  for (const tag of add) run('npm', 'run', '--silent', 'locales', '--', 'add', tag);
  run('npm', 'run', '--silent', 'format');
  run('git', '--no-pager', 'diff', '--stat');
  run('git', '--no-pager', 'diff', '--', 'src');
  const kept = questions.filter((question) => !answered.includes(question));
  if (kept.length > 0)
    console.log(`\nNot answered, and still\n${kept.map(({ option, now }) => `  --${option} ${now}`).join('\n')}`);
  run('npm', 'run', 'check');
  if (host !== undefined) {
    console.log(
      `\nBuild what you publish with: MAIL_HOST=${host} ACCEPT_ANY_RESPONSE=false npm run build (docs/deploy.md)`,
    );
  }
}

await runCommand(own);
