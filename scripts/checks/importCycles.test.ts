import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../files/filesBelow';

/** A page is loaded by `import()` when a visitor asks for it, and links name routes: the one cycle of files that is allowed. */
const lazyPages = 'src/routes.ts';

const files = ['src', 'scripts', 'packages', 'e2e'].flatMap((folder) =>
  filesBelow(folder)
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules/')),
);

/** The files that a file imports: values, types and `import()`. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const named = source.matchAll(/(?:\bfrom |^import |\bimport\((?:\/\*.*?\*\/ ?)?)'(\.[^']*)'/gm);
  return Array.from(named, ([, path = '']) => join(dirname(file), path)).flatMap((path) => {
    if (file === lazyPages && /^src\/(?:pages|compare|brief|dueDiligence)\//.test(path)) return [];
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
  expect(imports.get(lazyPages)).toContain('src/content/imprint.ts');
  expect(cyclesOf(imports)).toEqual([]);
});

test('no folders of scripts/ import each other', () => {
  const folderOf = (file: string) => /^scripts\/([^/]+)\//.exec(file)?.[1];
  const edges = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const folder = folderOf(file);
    if (folder === undefined) continue;
    const others = edges.get(folder) ?? new Set<string>();
    for (const target of targets.flatMap((one) => folderOf(one) ?? [])) if (target !== folder) others.add(target);
    edges.set(folder, others);
  }
  expect(cyclesOf(edges)).toEqual([]);
});
