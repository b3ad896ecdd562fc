import { createHash } from 'node:crypto';
import type { HtmlPage, PageElement } from './site';

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What no page may allow, whatever it holds. */
const forbidden = [
  "'unsafe-inline'",
  "'unsafe-eval'",
  "'unsafe-hashes'",
  "'strict-dynamic'",
  '*',
  'http:',
  'https:',
  'data:',
  'blob:',
];

/** What every page's policy says beside the sources of what it holds. */
const needed: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'style-src-attr': "'none'",
  'base-uri': "'none'",
  'form-action': 'mailto:',
  'require-trusted-types-for': "'script'",
  'trusted-types': 'start webpack',
};

function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const isData = ({ attributes }: PageElement) => attributes['type'] === 'application/ld+json';

/** What an element holds that only a policy with its hash lets through, and the directive that says so. */
function inlineParts(element: PageElement): readonly { directive: string; text: string }[] {
  const { tag, attributes } = element;
  return [
    ...(tag === 'style' ? [{ directive: 'style-src-elem', text: element.text() }] : []),
    ...(tag === 'script' && attributes['src'] === undefined && !isData(element)
      ? [{ directive: 'script-src', text: element.text() }]
      : []),
  ];
}

/** What is wrong with a page's policy: it stands before all else, allows nothing that is forbidden, and everything that the page holds. */
export function policyProblems({ file, elements }: HtmlPage): string[] {
  const tell = (reason: string) => `${file}: policy: ${reason}`;
  const head = elements.filter(({ parent }) => parent?.tag === 'head');
  const at = head.findIndex(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy');
  if (at !== 1 || head[0]?.attributes['charset'] === undefined)
    return [tell('does not stand first, after the charset')];
  const directives = directivesOf(head[at]?.attributes['content'] ?? '');
  const all = new Set([...directives.values()].flat());
  const inline = elements.flatMap(inlineParts);
  return [
    ...forbidden.filter((source) => all.has(source)).map((source) => tell(`allows ${source}`)),
    ...Object.entries(needed)
      .filter(([directive, source]) => directives.get(directive)?.join(' ') !== source)
      .map(([directive, source]) => tell(`does not say ${directive} ${source}`)),
    ...inline
      .filter(({ directive, text }) => directives.get(directive)?.includes(sourceOf(text)) !== true)
      .map(({ directive, text }) => tell(`${directive} lacks the hash of “${text.slice(0, 60)}”`)),
    ...elements.flatMap(({ tag, attributes }) =>
      Object.entries(attributes)
        .filter(([name]) => name === 'style' || name.startsWith('on'))
        .map(([name, value]) => tell(`forbids <${tag} ${name}="${value}">, which the page holds`)),
    ),
  ];
}
