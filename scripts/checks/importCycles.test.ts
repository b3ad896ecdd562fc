import { existsSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../files/filesBelow';

const files = ['src', 'scripts', 'packages', 'e2e'].flatMap((folder) =>
  filesBelow(folder)
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules/')),
);

/** The files that a file imports: values, types and `import()`. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const named = source.matchAll(/(?:\bfrom |^import |\bimport\((?:\/\*.*?\*\/ ?)?)'(\.[^']*)'/gm);
  return Array.from(named, ([, path = '']) => posix.join(dirname(file), path)).flatMap((path) => {
    const names = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`];
    return names.find((name) => /\.tsx?$/.test(name) && existsSync(name)) ?? [];
  });
}

/** Groups of nodes that lead to each other, each as a line. */
function cyclesOf(edges: ReadonlyMap<string, Iterable<string>>): string[] {
  const reach = new Map<string, Set<string>>();
  for (const node of edges.keys()) {
    const found = new Set(edges.get(node));
    for (const next of found) for (const further of edges.get(next) ?? []) found.add(further);
    reach.set(node, found);
  }
  const groups = [...edges.keys()]
    .filter((node) => reach.get(node)?.has(node))
    .map((node) => [...edges.keys()].filter((other) => reach.get(node)?.has(other) && reach.get(other)?.has(node)));
  return [...new Set(groups.map((group) => group.toSorted().join(' ')))];
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));

test('no files import each other, by types or import() either', () => {
  expect(imports.get('src/routes.ts')).toContain('src/pages/HomePage.tsx');
  expect(cyclesOf(imports)).toEqual([]);
});

/** Which folder a file is in, of the first level or of `components`; a file of `src/` itself is a room of its own. */
const folderOf = (file: string) =>
  /^(?:src\/components\/[^/]+(?=\/)|(?:src|scripts|e2e|packages)\/[^/.]+)/.exec(file)?.[0] ?? file;

test('no folders import each other', () => {
  const edges = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    // Unit tests of the site use the scripts.
    if (/\.test\.ts$|\/testing\//.test(file)) continue;
    const folder = folderOf(file);
    const others = edges.get(folder) ?? new Set<string>();
    for (const target of targets.map(folderOf)) if (target !== folder) others.add(target);
    edges.set(folder, others);
  }
  expect(edges.get('src/routes')).toContain('src/pages');
  expect(cyclesOf(edges)).toEqual([]);
});
