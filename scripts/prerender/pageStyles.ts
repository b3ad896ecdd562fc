import { createHash } from 'node:crypto';
import { type CustomAtRules, transform, type Visitor } from 'lightningcss';

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The oldest supported browsers: Lightning CSS removes the prefixes that none of them needs. */
const targets = { chrome: version(123), edge: version(123), firefox: version(120), safari: version(17, 5) };

/** Parts of Emotion's rules that no page needs. They would add 0.7 KB to each page, and the Arabic home page would be larger than its budget. */
const repeated: readonly [RegExp, string][] = [
  // Firefox draws no inner ring since version 88.
  [/[^{}]*::-moz-focus-inner\{[^{}]*\}/g, ''],
  // print.css has this rule for the whole page.
  [/@media print\{[^{}]*\{color-adjust:exact;\}\}/g, ''],
  // The global styles stop all motion.
  [/@media \(prefers-reduced-motion: reduce\)\{[^{}]*\{transition:none;\}\}/g, ''],
  // Nothing is disabled: the linter forbids it.
  [/(?<=^|[{}])[^{},(]*\.Mui-disabled[^{},]*\{[^{}]*\}/g, ''],
  // The theme has no shadows by elevation (theme.ts).
  [/box-shadow:var\(--shadows-\d+, none\);/g, ''],
  // The theme's breakpoint `xs` begins at 0.
  [/@media \(min-width:0px\)\{((?:[^{}]*\{[^{}]*\})*)\}/g, '$1'],
  // Neighbors with the same selector become one rule.
  [/(?<=(?:^|[{}])([^{}@]+)\{[^{}]*)\}\1\{/g, ''],
  // Material UI's declarations that a later one of the same rule replaces.
  [/(?<=[{;])([\w-]+):[^;{}!]*;(?=(?:[^{}]*;)?\1:)/g, ''],
];

/** The styles of a page, minified. Every page defines Material UI's variables, so `var()` needs no fallback. */
export function pageStyles(css: string): string {
  const [always = ''] = /:root\{[^{}]*/.exec(css) ?? [];
  const defined = new Set(always.match(/--[\w-]+(?=:)/g));
  const visitor: Visitor<CustomAtRules> = {
    Variable: ({ name: { ident }, fallback }) =>
      fallback && defined.has(ident) ? { type: 'var', value: { name: { ident } } } : undefined,
  };
  const code = Buffer.from(repeated.reduce((text, [pattern, instead]) => text.replaceAll(pattern, instead), css));
  const { code: minified } = transform({ filename: 'style.css', code, minify: true, targets, visitor });
  // Safari needs this prefix for the shorthand only.
  return minified.toString().replaceAll(/-webkit-text-decoration-color:[^;}]*;/g, '');
}

/** A style sheet as a file of the site; its name contains a hash of its content. */
export function styleFile(name: string, css: string): { name: string; content: string } {
  const content = pageStyles(css);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { name: `assets/${name}.${hash}.css`, content };
}
