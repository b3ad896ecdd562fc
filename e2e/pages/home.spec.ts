import type { Locator } from '@playwright/test';
import { company } from '../../src/content/company';
import { figures } from '../../src/content/figures';
import { educationItems, homePoints, homeQuestions } from '../../src/content/pageLists';
import { homeServices } from '../../src/content/serviceSlugs';
import { peopleOf } from '../../src/content/team';
import { heroTechnologies, technologies } from '../../src/content/technologies';
import { requiredContent } from '../../src/content/testing/requiredContent';
import { expect, test } from '../fixtures';
import { sectionOf } from '../support/sectionOf';
import { message } from '../messages';

/** How many items stand beside each other in a list. */
async function columnsOf(list: Locator): Promise<number> {
  const lefts = await list.evaluate((element) =>
    [...element.children].map((item) => item.getBoundingClientRect().left),
  );
  return new Set(lefts.map(Math.round)).size;
}

test('has its sections in order', async ({ page, site }) => {
  await site.open('/');
  await expect(page).toHaveTitle(message('common.titleTemplate', { title: message('home.meta.title') }));
  await expect(site.heading).toHaveText('We transform ideas into digital products');
  await expect(site.main.getByRole('heading', { level: 2 })).toHaveText([
    message('home.technologies.heading'),
    'Customer stories',
    message('home.services.heading'),
    message('home.why.heading'),
    'Top experts',
    'How We Work',
    'Education',
    message('home.faq.heading'),
    message('home.cta.heading'),
  ]);
});

test('has few landmarks: its sections are found by their headings, and nothing is a region that says nothing', async ({
  page,
  site,
  isNarrow,
}) => {
  await site.open('/');
  // On a phone the menu is in a dialog.
  await expect(page.getByRole('navigation')).toHaveCount(isNarrow ? 2 : 3);
  for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1);
  for (const role of ['region', 'complementary', 'form', 'search', 'status', 'alert'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});

test('the AI mark, last of the technologies, leads to the AI service', async ({ page, site }) => {
  await site.open('/');
  const items = sectionOf(page, message('home.technologies.heading')).getByRole('listitem');
  const names = heroTechnologies.map((key) => technologies[key]);
  await expect(items).toHaveText([...names, message('home.technologies.ai')]);
  await items.getByRole('link').click();
  await expect(page).toHaveURL('/services/ai');
});

test('the hiring banner leads to the careers pages, in a new tab', async ({ site }) => {
  await site.open('/');
  const link = site.main.getByRole('link', { name: message('home.hiring.link') });
  await expect(link).toHaveAttribute('href', company.links.careers);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
});

test('has its services in order, and a row for those who are not sure', async ({ page, site }) => {
  await site.open('/');
  const services = sectionOf(page, message('home.services.heading'));
  await expect(services.getByRole('heading', { level: 3 })).toHaveText([
    ...requiredContent.home.services,
    /^Cloud Hosting/,
    message('home.services.unsure.title'),
  ]);
  const hrefs = await services
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.getAttribute('target')]));
  expect(hrefs).toEqual([
    ...homeServices.map((slug) => [`/services/${slug}`, null]),
    [company.links.hosting, '_blank'],
  ]);
});

test('has the points, the ways to work, the stories and the resources', async ({ page, site }) => {
  await site.open('/');
  const titles = (name: string) => sectionOf(page, name).getByRole('heading', { level: 3 });
  await expect(titles(message('home.why.heading'))).toHaveText([
    `${figures.yearsOfExperience.value}+ years of experience`,
    'Result oriented',
    'Long-term partnerships',
    'Flexible partner',
  ]);
  const why = sectionOf(page, message('home.why.heading'));
  await expect(why).toContainText(`${figures.seniorShare.value * 100}% of our engineers are senior`);
  await expect(why).toContainText(
    `At least ${figures.repeatShare.value * 100}% of our customers ask for another project`,
  );
  for (const point of homePoints) await expect(why).toContainText(message(`home.why.${point}.text`));

  await expect(titles('How We Work')).toHaveText(['Project on demand', 'IT partner', 'Team augmentation']);
  await expect(sectionOf(page, 'How We Work')).toContainText('fixed price for a fixed scope');

  await expect(titles('Customer stories')).toHaveText(
    requiredContent.home.caseStudies.map((slug) => message(`caseStudy.${slug}.card.title`)),
  );
  const stories = await sectionOf(page, 'Customer stories')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(stories.filter((href) => href !== '/case-studies')).toEqual(
    requiredContent.home.caseStudies.map((slug) => `/case-studies/${slug}`),
  );

  await expect(titles('Education')).toHaveText(
    educationItems.map((id) => new RegExp(`^${message(`education.items.${id}.name`)}`)),
  );
  const resources = sectionOf(page, 'Education').getByRole('listitem').getByRole('link');
  for (const [index, id] of educationItems.entries()) {
    await expect(resources.nth(index)).toHaveAttribute('href', company.links[id]);
    await expect(resources.nth(index)).toHaveAttribute('target', '_blank');
  }
});

test('has its experts, each with name, position and a portrait that arrives', async ({ page, site }) => {
  await site.open('/');
  const experts = sectionOf(page, 'Top experts').getByRole('listitem');
  const people = peopleOf('agency');
  expect(people).toHaveLength(requiredContent.home.people);
  await expect(experts).toHaveText(people.map(({ id, name }) => `${name}${message(`team.${id}.position`)}`));
  await experts.last().scrollIntoViewIfNeeded();
  for (const expert of [experts.first(), experts.last()]) {
    // Decoration: the name stands beside it.
    const portrait = expert.getByRole('presentation');
    await expect
      .poll(() => portrait.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('questions open one at a time, none at first', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/');
  const section = sectionOf(page, message('home.faq.heading'));
  const buttons = section.getByRole('heading', { level: 3 }).getByRole('button');
  await expect(buttons).toHaveText(homeQuestions.map((id) => message(`home.faq.${id}.question`)));
  const expectOpen = async (openId: string | null) => {
    for (const [index, id] of homeQuestions.entries()) {
      await expect(buttons.nth(index)).toHaveAttribute('aria-expanded', String(id === openId));
      await expect(site.main.getByText(message(`home.faq.${id}.answer`).slice(0, 60))).toBeVisible({
        visible: id === openId,
      });
    }
  };
  await expectOpen(null);
  for (const [index, id] of homeQuestions.entries()) {
    await buttons.nth(index).click();
    await expectOpen(id);
  }
  await buttons.nth(homeQuestions.length - 1).click();
  await expectOpen(null);
  await expect(site.main.getByText('7 am to 4 pm Eastern')).toBeHidden();
});

test('lists have as many columns as the screen has room for, and nothing scrolls sideways', async ({ page, site }) => {
  await site.open('/');
  const experts = sectionOf(page, 'Top experts').getByRole('list');
  const services = sectionOf(page, message('home.services.heading')).getByRole('list');
  const logos = sectionOf(page, message('home.technologies.heading')).getByRole('list');
  for (const [width, height, people, cards, marks] of [
    [320, 640, 2, 1, 1],
    [390, 844, 2, 1, 2],
    [768, 1024, 3, 2, 4],
    [1440, 900, 6, 4, 4],
    [1920, 1080, 6, 4, 4],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect([width, await columnsOf(experts), await columnsOf(services), await columnsOf(logos)]).toEqual([
      width,
      people,
      cards,
      marks,
    ]);
    const room = await page.evaluate(() => {
      const root = document.documentElement;
      return { needed: Math.max(root.scrollWidth, document.body.scrollWidth), given: root.clientWidth };
    });
    expect(room.needed, `${width} px`).toBeLessThanOrEqual(room.given);
  }
});
