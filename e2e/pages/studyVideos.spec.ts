import type { Locator } from '@playwright/test';
import { caseStudyRecords } from '../../src/content/case-studies/records';
import { messageId } from '../../src/i18n/messageId';
import { expect, test } from '../fixtures';
import { message } from '../messages';

const videos = caseStudyRecords.zcloud.sections.flatMap(({ id, videos: own = [] }) =>
  own.map(({ id: name, video: file }) => {
    const messageOf = (part: string) => message(messageId('caseStudy.zcloud', id, name, part));
    return { title: messageOf('title'), description: messageOf('description'), file };
  }),
);

/** Scrolls until the element is right below the header. */
const putOnTop = (element: Locator) =>
  element.evaluate((target) => target.scrollIntoView({ block: 'start', behavior: 'instant' }));

test('two videos have names, descriptions and controls of their own, and only one of them plays', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Room for both at once.
  await page.setViewportSize({ width: 390, height: 1200 });
  await site.open('/case-studies/zcloud');
  const [first, second] = videos.map(({ title, description, file }) => ({
    file,
    description: page.getByText(description),
    video: page.getByRole('article').first().getByLabel(title, { exact: true }),
    control: (part: 'pause' | 'play') =>
      page.getByRole('button', { name: `${message(`common.video.${part}`)} ${title}`, exact: true }),
  }));
  if (first === undefined || second === undefined) throw new Error('The case study has no two videos');
  for (const { description, video, file } of [first, second]) {
    await expect(description).toBeVisible();
    await expect(video).toHaveAttribute('poster', `/videos/${file}.avif`);
  }

  const expectPlaying = async (playing: typeof first, paused: typeof first) => {
    await expect(playing.control('pause')).toBeVisible();
    await expect(paused.control('play')).toBeVisible();
  };
  await putOnTop(first.video);
  await expect(second.video).toBeInViewport({ ratio: 1 });
  await expectPlaying(first, second);
  await putOnTop(second.video);
  await expectPlaying(second, first);
  await putOnTop(first.video);
  await expect(first.video).toBeInViewport({ ratio: 1 });
  await first.control('play').click();
  await expectPlaying(first, second);
});
