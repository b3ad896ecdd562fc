import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sets } from './sets';
import { flashesWithinASecond } from './videos/flashes';
import { videos } from './videos/videos';

test('a flash is a pair of opposite changes of light', () => {
  expect(flashesWithinASecond([0.5, 0.55, 0.5, 0.55])).toBe(0);
  expect(flashesWithinASecond([0, 1, 1, 1])).toBe(0);
  expect(flashesWithinASecond([0, 1, 0, 1, 0, 1, 0, 1, 0])).toBe(4);
});

/** What a video's file says of what is in it: the part before the pictures begin. */
function headOf(name: string): string {
  const bytes = readFileSync(`public/videos/${name}`).toString('latin1');
  return bytes.slice(0, bytes.indexOf(name.endsWith('.mp4') ? 'mdat' : '\x1F\x43\xB6\x75'));
}

test('no video has sound', () => {
  const files = readdirSync('public/videos').filter((name) => /\.(?:mp4|webm)$/.test(name));
  expect(files).toHaveLength(2 * videos.length);
  for (const name of files) {
    // The handlers of MP4 and the codecs of WebM, by their names there.
    expect(headOf(name), name).toMatch(/vide|V_(?:AV1|VP9)/);
    expect(headOf(name), name).not.toMatch(/soun|mp4a|A_[A-Z]/);
  }
});

test('drawings write only numbers, and screens code and names besides', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  expect(sources.length).toBeGreaterThan(50);
  const read = (name: string) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
  expect(sources.filter((name) => read(name).includes('<text'))).toEqual([]);
  const withCode = sources.filter((name) => /import \{[^}]*\bcode\b/.test(read(name)));
  expect(withCode.filter((name) => !name.startsWith('screens/'))).toEqual([]);
  expect(withCode).not.toEqual([]);
});

test('the guides name sets of pictures and videos that exist', () => {
  const guides = ['README.md', 'CONTRIBUTING.md', 'packages/artwork/README.md'];
  const text = guides.map((guide) => readFileSync(guide, 'utf8')).join('\n');
  const named = (command: string) =>
    [...text.matchAll(new RegExp(`npm run ${command} -- ([a-z-]+(?: [a-z-]+)*)`, 'g'))].flatMap(([, names = '']) =>
      names.split(' ').filter((name) => !name.startsWith('--')),
    );
  expect(named('media')).not.toEqual([]);
  expect(named('media').filter((name) => !sets.has(name))).toEqual([]);
  expect(named('media:videos').filter((name) => videos.every((video) => video.name !== name))).toEqual([]);
});
