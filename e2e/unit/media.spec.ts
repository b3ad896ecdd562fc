import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { films, fingerprintOf } from '../../src/tools/media/videos/films';
import recorded from '../../src/tools/media/videos/recorded.json' with { type: 'json' };
import { mediaFiles, mediaSets } from '../../src/tools/media/mediaFiles';

for (const set of mediaSets) {
  test(`the ${set} in public/ are as their code draws them`, async () => {
    test.setTimeout(240_000);
    const files = await mediaFiles(set);
    const stale = files.filter(({ path, bytes }) => !existsSync(path) || !readFileSync(path).equals(bytes));
    expect(
      stale.map(({ path }) => path),
      `These differ from what src/tools/media draws: run npm run media -- ${set}, and commit what it writes`,
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
