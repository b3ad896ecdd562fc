import { createHash } from 'node:crypto';
import { transform } from 'lightningcss';

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The oldest supported browsers: Lightning CSS removes the prefixes that none of them needs. */
const targets = { chrome: version(123), edge: version(123), firefox: version(120), safari: version(17, 5) };

/** The styles of a page, minified. */
export function pageStyles(css: string): string {
  return transform({ filename: 'style.css', code: Buffer.from(css), minify: true, targets }).code.toString();
}

/** A style sheet as a file of the site; its name holds a hash of its content. */
export function styleFile(name: string, css: string): { name: string; content: string } {
  const content = pageStyles(css);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { name: `assets/${name}.${hash}.css`, content };
}
