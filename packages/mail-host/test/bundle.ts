import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const folder = join(import.meta.dirname, '..');
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(folder, 'package.json'), 'utf8'),
);
/** What stays in node_modules: all packages but those of this project, which are TypeScript. */
const external = Object.keys(dependencies).filter((name) => !name.startsWith('@nine-blocks/'));

/** A program of this package as one file of JavaScript, which starts in a fraction of the time; by its path; it is removed when this process ends. */
export function bundle(program: string): string {
  const out = join(folder, 'node_modules/.cache/programs');
  mkdirSync(out, { recursive: true });
  const outfile = join(out, `${process.pid}-${program.replaceAll(/\W/g, '-')}.mjs`);
  buildSync({ entryPoints: [join(folder, program)], bundle: true, platform: 'node', format: 'esm', external, outfile });
  process.once('exit', () => rmSync(outfile, { force: true }));
  return outfile;
}
