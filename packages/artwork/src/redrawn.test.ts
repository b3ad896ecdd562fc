import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { sets } from './sets';
import { videos } from './videos/videos';

/** What the project's command that draws pictures says of those in `public/`: nothing, or what differs from its code. */
function check(...args: string[]): string {
  try {
    return execFileSync('npm', ['run', '--silent', 'media', '--', '--check', ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  }
}

for (const set of sets.keys()) {
  test(`set ${set}: its files are as their code draws them`, { tag: '@long' }, () => {
    test.setTimeout(240_000);
    expect(check(set)).toBe('');
  });
}

for (const { name } of videos) {
  test(
    `the video ${name} was recorded from the frames that its code draws, and no large part of it flashes`,
    { tag: '@long' },
    () => {
      test.setTimeout(240_000);
      expect(check('--videos', name)).toBe('');
    },
  );
}

test('a set or a video that nobody knows is told', () => {
  expect(check('wordmark')).toContain('Unknown: wordmark. There are wordmarks, covers');
  expect(check('--videos', 'intro')).toContain('Unknown: intro. There are feature-pathable');
});
