import { HtmlValidate, Severity, StaticConfigLoader } from 'html-validate';
import type { Verdict } from './verdict';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      'no-inline-style': 'error',
      // A video's name, which ARIA in HTML allows.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // What HTML allows: React's ids start with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // Who can change a script on the site's own host can change the digest in the document beside it.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
);

const rulesOn = validator
  .getConfigFor('page.html')
  .then((config) => [...config.getRules().values()].filter(([severity]) => severity !== Severity.DISABLED).length);

/** html-validate on the HTML of a whole document: what the standard forbids, and what it calls bad practice. */
export async function markupVerdict(
  html: string,
  engine: 'html-validate (file)' | 'html-validate (live)',
): Promise<Verdict> {
  const { results } = await validator.validateString(html, 'page.html');
  return {
    engine,
    rules: await rulesOn,
    violations: results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector, line, column }) => ({
        engine,
        rule: ruleId,
        place: selector ?? `${line}:${column}`,
        help: message,
      })),
    undecided: [],
  };
}
