import type { Page } from '@playwright/test';
import { featuredSlugs } from '../../src/content/caseStudies';
import { homeQuestions } from '../../src/content/pageLists';
import type { Path } from '../../src/routes';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { contactDialog } from '../support/contactDialog';
import { aService, fiveStudies } from '../support/samples';
import { createSite } from '../support/site';
import { watchInteractions, watchNavigation } from '../support/timing';

const samples = 5;
const slowdown = 4;

/** Links to another page that are visible without opening anything. */
const journeys: readonly (readonly [from: Path, to: Path])[] = [
  ['/', '/case-studies'],
  ['/case-studies', `/case-studies/${featuredSlugs[0] ?? fiveStudies[0]}`],
  ['/', `/services/${aService}`],
  ['/', '/about-us'],
];

const escape = (page: Page) => page.keyboard.press('Escape');
const question = (page: Page) => page.getByRole('button', { name: message(`home.faq.${homeQuestions[0]}.question`) });
const filter = (page: Page) => page.getByLabel(message('caseStudies.filter.label'));
const services = (page: Page) =>
  createSite(page).navigation.getByRole('button', { name: message('common.nav.services') });

interface Interaction {
  title: string;
  path: Path;
  isPhone?: true;
  press: (page: Page) => Promise<void>;
  takeBack: (page: Page) => Promise<void>;
  expectOn: (page: Page, on: boolean) => Promise<void>;
}

const interactions: readonly Interaction[] = [
  {
    title: 'menu in the header',
    path: '/about-us',
    press: (page) => services(page).click(),
    takeBack: escape,
    expectOn: (page, on) => expect(services(page)).toHaveAttribute('aria-expanded', `${on}`),
  },
  {
    title: 'menu on a phone',
    path: '/about-us',
    isPhone: true,
    press: (page) => createSite(page).menuToggle.click(),
    takeBack: escape,
    expectOn: (page, on) => expect(createSite(page).menu).toBeVisible({ visible: on }),
  },
  {
    title: 'question',
    path: '/',
    isPhone: true,
    press: (page) => question(page).click(),
    takeBack: (page) => question(page).click(),
    expectOn: (page, on) => expect(question(page)).toHaveAttribute('aria-expanded', `${on}`),
  },
  {
    title: 'filter',
    path: '/case-studies',
    // A key chooses the next entry without opening the browser's own list, which cannot be measured.
    press: (page) => filter(page).press('ArrowDown'),
    takeBack: (page) => filter(page).press('ArrowUp'),
    expectOn: (page, on) => expect(page).toHaveURL(on ? /filter=/ : /case-studies$/),
  },
  {
    title: 'contact dialog',
    path: '/',
    press: (page) => contactDialog(page).open(),
    takeBack: escape,
    expectOn: (page, on) => expect(contactDialog(page).dialog).toBeVisible({ visible: on }),
  },
];

function report(title: string, times: readonly number[]) {
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
  console.log(`${title}: median ${median?.toFixed(0)} ms of ${times.length}, processor ${slowdown} × slower`);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
});

for (const [from, to] of journeys) {
  test(`measures the way from ${from} to ${to}`, async ({ page, site }) => {
    const times: number[] = [];
    while (times.length < samples) {
      await site.open(from);
      const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
      await link.hover();
      const takeTime = await watchNavigation(page);
      await link.click();
      times.push(await takeTime());
      expect(new URL(page.url()).pathname).toBe(to);
    }
    report(`${from} → ${to}`, times);
  });
}

for (const { title, path, press, takeBack, expectOn, isPhone } of interactions) {
  test(`measures: ${title}`, async ({ page, site }) => {
    if (isPhone) await page.setViewportSize({ width: 390, height: 844 });
    await site.open(path);
    const take = await watchInteractions(page);
    const times: number[] = [];
    while (times.length < samples) {
      await press(page);
      await expectOn(page, true);
      times.push(await take());
      await takeBack(page);
      await expectOn(page, false);
      await take();
    }
    report(title, times);
  });
}
