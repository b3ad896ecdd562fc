import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import type { StartFiles } from '../../src/hydration/startScript';

const file = path.join(import.meta.dirname, '../../src/hydration/startScript.ts');

const { code } = transformSync(readFileSync(file, 'utf8'), {
  filename: file,
  minify: true,
  jsc: {
    parser: { syntax: 'typescript' },
    target: 'es2022',
    minify: { compress: { passes: 3, unsafe_arrows: true }, mangle: { toplevel: false }, module: true },
  },
});

const declaration = /^export function startScript/;
if (!declaration.test(code)) throw new Error('src/hydration/startScript.ts is more than one function');

/** The inline script of a document: `startScript`, called with the files that it fetches. */
export function inlineStartScript(files: StartFiles): string {
  const data = JSON.stringify(files).replaceAll('<', '\\u003c');
  return `(${code.trim().replace(declaration, 'function').replace(/;$/, '')})(${data})`;
}
