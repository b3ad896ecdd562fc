import { hashOf } from '../csp/hashOf';
import type { HtmlPage } from './site';

/** Sources that no page may allow. */
const forbidden = "'unsafe-inline' 'unsafe-eval' 'unsafe-hashes' 'strict-dynamic' * http: https: data: blob:".split(
  ' ',
);

/** What every page's policy says, apart from the hashes of what the page holds. */
const needed: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'style-src-attr': "'none'",
  'base-uri': "'none'",
  'form-action': 'mailto:',
  'require-trusted-types-for': "'script'",
  'trusted-types': 'start webpack',
};

/** What is wrong with a page's policy: it comes first, allows nothing forbidden, and allows everything that the page holds. */
export function policyProblems({ file, elements }: HtmlPage): string[] {
  const report = (reason: string) => `${file}: policy: ${reason}`;
  const [charset, policy] = elements.filter(({ parent }) => parent?.tag === 'head').map(({ attributes }) => attributes);
  if (charset?.['charset'] === undefined || policy?.['http-equiv'] !== 'Content-Security-Policy') {
    return [report('does not come first, after the charset')];
  }
  const directives = new Map(
    (policy['content'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  const allowed = new Set([...directives.values()].flat());
  const inline = elements
    .filter(({ tag, attributes }) => tag === 'style' || (tag === 'script' && attributes['src'] === undefined))
    .filter(({ attributes }) => attributes['type'] !== 'application/ld+json')
    .map(({ tag, text }) => ({ directive: tag === 'style' ? 'style-src-elem' : 'script-src', text: text() }));
  return [
    ...forbidden.filter((source) => allowed.has(source)).map((source) => report(`allows ${source}`)),
    ...Object.entries(needed)
      .filter(([directive, source]) => directives.get(directive)?.join(' ') !== source)
      .map(([directive, source]) => report(`does not say ${directive} ${source}`)),
    ...inline
      .filter(({ directive, text }) => directives.get(directive)?.includes(`'${hashOf(text)}'`) !== true)
      .map(({ directive, text }) => report(`${directive} lacks the hash of “${text.slice(0, 60)}”`)),
    ...elements.flatMap(({ tag, attributes }) =>
      Object.entries(attributes)
        .filter(([name]) => name === 'style' || name.startsWith('on'))
        .map(([name, value]) => report(`forbids <${tag} ${name}="${value}">, which the page holds`)),
    ),
  ];
}
