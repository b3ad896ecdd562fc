import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import spawn from 'cross-spawn';
import { expect, test } from '../testing/folder';

/** The pieces of JSX in which the linter finds text that belongs in a catalog. */
function refused(folder: string, pieces: readonly string[]): string[] {
  const files = pieces.map((piece, index) => {
    const file = join(folder, `${index}.tsx`);
    writeFileSync(file, `export const shown = (a: string, b: boolean) => ${piece};\n`);
    return file;
  });
  const { stdout } = spawn.sync('npx', ['oxlint', '-c', '.oxlint.config.mjs', '--format', 'json', ...files], {
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const found = new Set(
    diagnostics.filter(({ code }) => code.includes('no-literal-text')).map((each) => each.filename),
  );
  return pieces.filter((_, index) => [...found].some((file) => basename(file) === `${index}.tsx`));
}

test('the linter refuses text in JSX that is in no catalog, wherever it is shown or read aloud', ({ folder }) => {
  const literal = [
    '<p>Words</p>',
    "<p>{'Words'}</p>",
    '<p>{`Words ${a}`}</p>',
    "<p>{b ? a : 'Words'}</p>",
    "<p>{b && 'Words'}</p>",
    "<p>{'Words' + a}</p>",
    "<p>{' '}</p>",
    '<p title="Words">{a}</p>',
    "<button aria-label={b ? a : 'Words'}>{a}</button>",
    '<img src={a} alt="Words" />',
  ];
  const allowed = [
    '<p className="words" lang="en"> {a} </p>',
    '<img src={a} alt="" />',
    '<PageHero title="home.hero.title" />',
    "<p>{a === 'words' ? a : null}</p>",
    "<p>{a === 'words' && b}</p>",
    '<p>{`${a}${a}`}</p>',
  ];
  expect(refused(folder, [...literal, ...allowed])).toEqual(literal);
});
