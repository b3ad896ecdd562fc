interface Outcome {
  added: readonly string[];
  mailHost: string | undefined;
  isGreen: boolean;
}

/** What the owner does next, a line each. */
export function lastWords({ added, mailHost, isGreen }: Outcome): string[] {
  const next = [
    ...(isGreen ? [] : ['Correct what npm run check reports above, then run it again.']),
    'See what is still the old company’s or a sample: npm run own -- --left',
    ...added.map((tag) => `Translate: npm run dev, then http://localhost:3000/${tag.toLowerCase()}?messages`),
    ...(mailHost === undefined
      ? []
      : [`Build for publication with MAIL_HOST=${mailHost} and ACCEPT_ANY_RESPONSE=false (docs/deploy.md)`]),
    'Go on with figures, people and case studies: docs/own-it.md, from 3.',
  ];
  return ['Next', ...next.map((line) => `  ${line}`)];
}
