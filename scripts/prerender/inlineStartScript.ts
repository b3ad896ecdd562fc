import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import type { StartFiles } from '../../src/startScript';

const file = path.join(import.meta.dirname, '../../src/startScript.ts');

const { code } = transformSync(readFileSync(file, 'utf8'), {
  filename: file,
  minify: true,
  jsc: {
    parser: { syntax: 'typescript' },
    target: 'es2022',
    minify: { compress: { passes: 3, unsafe_arrows: true }, mangle: { toplevel: false }, module: true },
  },
});

const call = /^export function boot/;
if (!call.test(code)) throw new Error('src/startScript.ts is more than one function');

/** The inline script of a document: `boot` and the files that it asks for. */
export function bootScript(files: StartFiles): string {
  const data = JSON.stringify(files).replaceAll('<', '\\u003c');
  return `(${code.trim().replace(call, 'function').replace(/;$/, '')})(${data})`;
}
