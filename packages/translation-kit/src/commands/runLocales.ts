import type { Project } from '../project';
import { addLocale } from './add';
import { check } from './check';
import { exportLocale, importLocale } from './exchange';
import { type Options, readOptions, UsageError } from './options';
import { record } from './record';
import { removeLocale } from './remove';

interface Verb {
  usage: string;
  run: (project: Project, options: Options) => void;
}

const verbs: Readonly<Record<string, Verb>> = {
  check: { usage: 'check [--locale es] [--page home]', run: check },
  record: { usage: 'record [--typo KEY]', run: record },
  export: { usage: 'export es [home …] [--to es.po]', run: exportLocale },
  import: { usage: 'import es.po [--by "Ana Díaz"]', run: importLocale },
  add: { usage: 'add de', run: addLocale },
  remove: { usage: 'remove de', run: removeLocale },
};

const help = [
  'The command for translations is npm run locales -- with one of',
  ...Object.values(verbs).map(({ usage }) => `  ${usage}`),
].join('\n');

/** Runs the command for translations. The arguments start with a verb. If they are wrong, it prints the mistake and fails. */
export function runLocales(project: Project, args: readonly string[]): void {
  if (args.includes('--help')) {
    console.log(help);
    return;
  }
  try {
    const { words, ...options } = readOptions(args);
    const [name = '', ...rest] = words;
    if (!Object.hasOwn(verbs, name)) throw new UsageError(help);
    verbs[name]?.run(project, { ...options, words: rest });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
