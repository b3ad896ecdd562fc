import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { film as format } from '../../packages/artwork/src/videos/film';
import { films, framesOf } from '../../packages/artwork/src/videos/films';

const parts = { across: 32, down: 20 };

/**
 * How many parts may flash at the same time: together a quarter of ten degrees of sight, 341 × 256 CSS px, as WCAG has it for a usual screen.
 * Whether they touch is left aside, which is stricter.
 */
const mostParts = Math.floor((341 * 256) / 4 / ((format.width / parts.across) * (format.height / parts.down)));

/** The relative luminance of each part of a frame (WCAG 2.2). */
async function luminances(frame: string): Promise<number[]> {
  const { data, info } = await sharp(Buffer.from(frame))
    .resize(parts.across, parts.down)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const part = (index: number) => {
    const value = (data[index] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return Array.from({ length: info.width * info.height }, (_, index) => {
    const start = index * info.channels;
    return 0.2126 * part(start) + 0.7152 * part(start + 1) + 0.0722 * part(start + 2);
  });
}

/** The turns of a course: its values where it has gone up or down by a tenth since the turn before. */
function turnsOf(course: readonly number[]): number[] {
  const turns: number[] = [];
  let extreme = course[0] ?? 0;
  let direction = 0;
  for (const [at, value] of course.entries()) {
    const way = Math.sign(value - extreme);
    if (way === direction) extreme = value;
    else if (Math.abs(value - extreme) >= 0.1) {
      turns.push(at);
      direction = way;
      extreme = value;
    }
  }
  return turns;
}

/** The most flashes, pairs of opposite turns, within any second. */
function flashesWithinASecond(course: readonly number[]): number {
  const turns = turnsOf(course);
  const most = Math.max(
    0,
    ...turns.map((from) => turns.filter((at) => at >= from && at < from + format.framesPerSecond).length),
  );
  return Math.floor(most / 2);
}

test('a flash is a pair of opposite changes of light', () => {
  expect(flashesWithinASecond([0.5, 0.55, 0.5, 0.55])).toBe(0);
  expect(flashesWithinASecond([0, 1, 1, 1])).toBe(0);
  expect(flashesWithinASecond([0, 1, 0, 1, 0, 1, 0, 1, 0])).toBe(4);
});

for (const film of films) {
  test(`the film ${film.name} has no large part that flashes more than three times in a second`, async () => {
    test.setTimeout(120_000);
    const frames = await Promise.all(framesOf(film).map(luminances));
    expect(frames).toHaveLength(format.framesPerSecond * format.seconds);
    // Films repeat: what begins at the end goes on at the start.
    const courses = (frames[0] ?? []).map((_, part) => [...frames, ...frames].map((frame) => frame[part] ?? 0));
    const flashing = courses.filter((course) => flashesWithinASecond(course) > 3);
    expect(flashing.length).toBeLessThanOrEqual(mostParts);
  });
}
