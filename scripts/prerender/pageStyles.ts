import { createHash } from 'node:crypto';
import { type CustomAtRules, transform, type Visitor } from 'lightningcss';

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The oldest supported browsers: prefixes that none of them needs go. */
const targets = { chrome: version(123), edge: version(123), firefox: version(120), safari: version(17, 5) };

/** What Emotion's rules repeat, and a page says once or not at all. A rule has no braces in it, `@media` has rules only. */
const repeated: readonly [RegExp, string][] = [
  // Firefox draws no inner ring since version 88.
  [/[^{}]*::-moz-focus-inner\{[^{}]*\}/g, ''],
  // print.css says it for the whole page.
  [/@media print\{[^{}]*\{color-adjust:exact;\}\}/g, ''],
  // The global styles stop every movement.
  [/@media \(prefers-reduced-motion: reduce\)\{[^{}]*\{transition:none;\}\}/g, ''],
  // Nothing is disabled: the linter refuses it.
  [/(?<=^|[{}])[^{},(]*\.Mui-disabled[^{},]*\{[^{}]*\}/g, ''],
  // No shadow depends on an elevation (theme.ts).
  [/box-shadow:var\(--shadows-\d+, none\);/g, ''],
  // `xs` of the theme's breakpoints is every width.
  [/@media \(min-width:0px\)\{((?:[^{}]*\{[^{}]*\})*)\}/g, '$1'],
  // Two rules of one selector that follow each other are one.
  [/(?<=(?:^|[{}])([^{}@]+)\{[^{}]*)\}\1\{/g, ''],
  // Declarations that a later one of the same rule replaces: Material UI's, where the theme says otherwise.
  [/(?<=[{;])([\w-]+):[^;{}!]*;(?=(?:[^{}]*;)?\1:)/g, ''],
];

/** The styles of a page, minified. Material UI repeats a variable's value with each use, for pages that do not define it. */
export function pageStyles(css: string): string {
  const [always = ''] = /:root\{[^{}]*/.exec(css) ?? [];
  const defined = new Set(always.match(/--[\w-]+(?=:)/g));
  const visitor: Visitor<CustomAtRules> = {
    Variable: ({ name: { ident }, fallback }) =>
      fallback && defined.has(ident) ? { type: 'var', value: { name: { ident } } } : undefined,
  };
  const code = Buffer.from(repeated.reduce((text, [pattern, instead]) => text.replaceAll(pattern, instead), css));
  const { code: minified } = transform({ filename: 'style.css', code, minify: true, targets, visitor });
  // Safari needs the prefix for the short form only, which Lightning CSS therefore does not write.
  return minified.toString().replaceAll(/-webkit-text-decoration-color:[^;}]*;/g, '');
}

/** A style sheet as a file of the site, named after what it holds. */
export function styleFile(name: string, css: string): { name: string; content: string } {
  const content = pageStyles(css);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { name: `assets/${name}.${hash}.css`, content };
}
