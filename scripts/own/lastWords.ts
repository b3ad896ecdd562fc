import { questions } from './answers';

interface Outcome {
  /** The options that were answered. */
  answered: ReadonlySet<string>;
  added: readonly string[];
  mailHost: string | undefined;
  isGreen: boolean;
}

/** What is still to be done after the answers were written, a line each. */
export function lastWords({ answered, added, mailHost, isGreen }: Outcome): string[] {
  const open = questions.filter(({ option }) => !answered.has(option));
  const next = [
    ...(isGreen ? [] : ['Correct what npm run check reports above, then run it again.']),
    ...added.map((tag) => `Translate: npm run dev, then http://localhost:3000/${tag.toLowerCase()}?messages`),
    ...(mailHost === undefined
      ? []
      : [`Build for publication: MAIL_HOST=${mailHost} ACCEPT_ANY_RESPONSE=false npm run build (docs/deploy.md)`]),
    'Go on with figures, people and case studies: docs/own-it.md, from 3.',
  ];
  return [
    ...(open.length === 0
      ? []
      : ['Not answered, and still', ...open.map(({ option, now }) => `  --${option} ${now}`), '']),
    'Next',
    ...next.map((line) => `  ${line}`),
  ];
}
