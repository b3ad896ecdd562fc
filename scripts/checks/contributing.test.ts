import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../files/filesBelow';

const read = (file: string) => readFileSync(file, 'utf8');

const folders = ['src', 'scripts', 'packages', 'e2e', 'locales', 'docs', '.github'];
const files = folders
  .flatMap((folder) => filesBelow(folder).map((name) => `${folder}/${name}`))
  .filter((file) => !file.includes('node_modules/'));
const guides = [...readdirSync('.'), ...files].filter((name) => name.endsWith('.md'));

/** The files that match a path or a file name in a text. */
const named = (text: string) => files.filter((file) => file === text || file.endsWith(`/${text}`));

/** The names of the npm scripts of the project or of one of its packages. */
function scriptsOf(folder?: string): string[] {
  const file = folder === undefined ? 'package.json' : `packages/${folder}/package.json`;
  return existsSync(file) ? Object.keys((JSON.parse(read(file)) as { scripts?: object }).scripts ?? {}) : [];
}

test('guides link only to existing files, and name only existing npm scripts', () => {
  const wrong = guides.flatMap((guide) => {
    // The formatter can break a line between any two words.
    const text = read(guide).replaceAll(/\s+/g, ' ');
    const own = /^packages\/([\w-]+)\//.exec(guide)?.[1];
    const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)];
    const commands = [...text.matchAll(/npm run (?:-w packages\/([\w-]+) )?(?:--[\w-]+ )*(\w[\w:-]*)/g)];
    return [
      ...links.filter(([, target = '']) => !existsSync(join(dirname(guide), target))),
      ...commands.filter(([, folder, name = '']) => ![folder, own].some((one) => scriptsOf(one).includes(name))),
    ].map(([claim]) => `${guide}: ${claim}`);
  });
  expect(wrong).toEqual([]);
});

test('each requirement names existing tests that prove it, by file or by file › title', () => {
  const lines = read('docs/requirements.md').replaceAll('\n  ', ' ');
  const rows = [...lines.matchAll(/^- \*\*(\d+\.\d+)\*\* .* → (.+)$/gm)];
  expect(rows.length).toBeGreaterThan(50);
  const missing = rows.flatMap(([, number = '', proofs = '']) => {
    const claims = Array.from(proofs.matchAll(/`([^`]+)`/g), ([, claim = '']) => claim);
    const untrue = claims.filter((claim) => {
      const [place = '', title = ''] = claim.split(' › ');
      return !named(place).some((file) => read(file).includes(title));
    });
    return (claims.length === 0 ? ['no test'] : untrue).map((claim) => `${number}: there is no ${claim}`);
  });
  expect(missing).toEqual([]);
});
