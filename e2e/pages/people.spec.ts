import { exhibits } from '../../src/content/exhibits';
import { educationItems } from '../../src/content/pageLists';
import { personOf, team } from '../../src/content/team';
import { messageId } from '../../src/i18n/messageId';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { sectionOf } from '../support/site';

test('about shows everyone large, each in one box with the thing that the person made', async ({ page, site }) => {
  await page.goto('/about-us');
  for (const { id, person } of exhibits) {
    const box = site.main.getByRole('listitem').filter({ hasText: personOf(person).name });
    await expect(box.getByText(message(messageId('aboutUs.made', id, 'what')), { exact: true })).toBeVisible();
    const portrait = await box.getByRole('presentation').boundingBox();
    expect(portrait?.width, `width of ${person}`).toBeGreaterThan(170);
  }
});

test('the faces of home fill their columns where there is room, and names are larger than positions', async ({
  page,
  isNarrow,
}) => {
  await page.goto('/');
  const experts = sectionOf(page, message('home.experts.heading'));
  const person = experts.getByRole('listitem').first();
  const [box, face] = [await person.boundingBox(), await person.getByRole('presentation').boundingBox()];
  if (!isNarrow) expect(face?.width).toBe(box?.width);
  const sizeOf = (words: string) =>
    person
      .getByText(words, { exact: true })
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf(team[0].name)).toBeGreaterThanOrEqual(18);
});

test('the four slabs of education cover the page from edge to edge', async ({ page, site }) => {
  await page.goto('/education');
  const { width } = (await site.main.boundingBox()) ?? { width: Number.NaN };
  const slabs = educationItems.map((id) =>
    site.main.getByRole('listitem').filter({ hasText: message(`education.items.${id}.headline`) }),
  );
  const boxes = await Promise.all(slabs.map((slab) => slab.boundingBox()));
  expect(Math.min(...boxes.map((box) => box?.x ?? Number.NaN))).toBe(0);
  expect(Math.max(...boxes.map((box) => (box === null ? Number.NaN : box.x + box.width)))).toBe(width);
});

test('the ways on from an unknown address are two of nine equal blocks', async ({ page, site }) => {
  await page.goto('/404');
  const boxes = await Promise.all(
    [message('notFound.home'), message('notFound.caseStudies')].map((name) =>
      // The link covers its block, and the block is as large as the words' box says.
      site.main.getByRole('link', { name, exact: true }).evaluate((link) => {
        const { width, height } = getComputedStyle(link, '::after');
        return [width, height].map((size) => Math.round(Number.parseFloat(size)));
      }),
    ),
  );
  expect(boxes[0]).toEqual(boxes[1]);
  expect(boxes[0]?.[0]).toBeGreaterThan(100);
});
