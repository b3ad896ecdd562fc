import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const folder = join(import.meta.dirname, '..');
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(folder, 'package.json'), 'utf8'),
);
/** The packages outside the bundle: all except those of this project, which are TypeScript. */
const external = Object.keys(dependencies).filter((name) => !name.startsWith('@nine-blocks/'));

/** Bundles a program of this package into one JavaScript file, which starts much faster. Returns its path; the file is removed when this process ends. */
export function bundle(program: string): string {
  const out = join(folder, 'node_modules/.cache/programs');
  mkdirSync(out, { recursive: true });
  const outfile = join(out, `${process.pid}-${program.replaceAll(/\W/g, '-')}.mjs`);
  buildSync({ entryPoints: [join(folder, program)], bundle: true, platform: 'node', format: 'esm', external, outfile });
  process.once('exit', () => rmSync(outfile, { force: true }));
  return outfile;
}
