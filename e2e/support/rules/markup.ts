import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { lineOf } from './exceptions';

/** React writes `srcSet`, `<br/>` and `checked=""`, and HTML parsers read all spellings alike. */
const spelling = ['attr-case', 'attribute-boolean-style', 'attribute-empty-style', 'void-style'];

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      ...Object.fromEntries(spelling.map((rule) => [rule, 'off'])),
      'no-inline-style': 'error',
      // The name of a video, which ARIA in HTML allows.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // HTML allows the ids of React, which start with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // A person who can change a script on the site's own host can change the digest in the document, too.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
);

/** The violations that html-validate finds in a whole document: a prerendered file, or the page that the browser has made of it. */
export async function markupLines(html: string, source: 'file' | 'live'): Promise<string[]> {
  const { results } = await validator.validateString(html, 'page.html');
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector, line, column }) =>
      lineOf({
        engine: `html-validate (${source})`,
        rule: ruleId,
        help: message,
        place: selector ?? `${line}:${column}`,
      }),
    );
}
