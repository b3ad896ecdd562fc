import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { films, fingerprintOf } from './videos/films';
import recorded from './videos/recorded.json' with { type: 'json' };
import { filesBelow } from '../../../scripts/files/filesBelow';
import { mediaFiles, mediaSets } from './mediaFiles';

for (const set of mediaSets) {
  test(`the ${set} in public/ are as their code draws them`, async () => {
    test.setTimeout(240_000);
    const files = await mediaFiles(set);
    const stale = files.filter(({ path, bytes }) => !existsSync(path) || !readFileSync(path).equals(bytes));
    expect(
      stale.map(({ path }) => path),
      `These differ from what packages/artwork/src draws: run npm run media -- ${set}, and commit what it writes`,
    ).toEqual([]);
    expect(files).not.toEqual([]);
  });
}

test('the films in public/ were recorded from the frames that their code draws', () => {
  const drawn = Object.fromEntries(films.map((film) => [film.name, fingerprintOf(film)]));
  expect(recorded, 'Record those that differ anew: npm run media:videos -- <name>').toEqual(drawn);
  for (const { name } of films) {
    for (const ending of ['avif', 'mp4', 'webm']) expect(existsSync(`public/videos/${name}.${ending}`)).toBe(true);
  }
});

/** What a film's file says of what is in it: the part before the pictures begin. */
function headOf(name: string): string {
  const bytes = readFileSync(`public/videos/${name}`).toString('latin1');
  return bytes.slice(0, bytes.indexOf(name.endsWith('.mp4') ? 'mdat' : '\x1F\x43\xB6\x75'));
}

test('no film has sound', () => {
  const files = readdirSync('public/videos').filter((name) => /\.(?:mp4|webm)$/.test(name));
  expect(files).toHaveLength(2 * films.length);
  for (const name of files) {
    // The handlers of MP4 and the codecs of WebM, by their names there.
    expect(headOf(name), name).toMatch(/vide|V_(?:AV1|VP9)/);
    expect(headOf(name), name).not.toMatch(/soun|mp4a|A_[A-Z]/);
  }
});

test('no drawing and no film has letters in it', () => {
  const sources = filesBelow('packages/artwork/src').filter((name) => !name.endsWith('.test.ts'));
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter((name) => readFileSync(`packages/artwork/src/${name}`, 'utf8').includes('<text'))).toEqual([]);
});
