import type { Page } from '@playwright/test';
import { featuredSlugs } from '../../src/content/caseStudies';
import { homeQuestions } from '../../src/content/pageLists';
import { industryTags } from '../../src/content/tags';
import type { Path } from '../../src/paths';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { aService, firstService, fiveStudies, studiesTagged } from '../support/samples';

const samples = 5;
const slowdown = 4;

// One test after the other: two at a time would measure each other.
test.describe.configure({ mode: 'serial' });

/** Links to another page that are visible without opening anything. */
const journeys: readonly (readonly [from: Path, to: Path])[] = [
  ['/', '/case-studies'],
  ['/case-studies', `/case-studies/${featuredSlugs[0] ?? fiveStudies[0]}`],
  ['/', `/services/${aService}`],
  ['/', '/about-us'],
];

const [tag] = industryTags;
const firstFilter = { count: studiesTagged(tag).length, filter: message(`tags.${tag}`) };

/** Runs in the browser, before a click on a link to another page: measures until that page's heading is there, in ms. */
function watchNavigation() {
  const headingOf = () => document.querySelector('h1')?.textContent ?? '';
  const before = headingOf();
  const time = new Promise<number>((done) => {
    const onClick = ({ timeStamp }: MouseEvent) => {
      // Looking in every frame would make the browser draw frames that nobody needs.
      const observer = new MutationObserver(() => {
        if (['', before].includes(headingOf())) return;
        observer.disconnect();
        requestAnimationFrame(() => done(performance.now() - timeStamp));
      });
      observer.observe(document.body, { childList: true, subtree: true });
    };
    addEventListener('click', onClick, { capture: true, once: true });
  });
  return { time };
}

/** Runs in the browser: collects how long each interaction takes until the next frame (Event Timing), in ms. */
function watchInteractions() {
  const durations: number[] = [];
  const observer = new PerformanceObserver((list) => durations.push(...list.getEntries().map((one) => one.duration)));
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  return durations;
}

function report(title: string, times: readonly number[]) {
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
  console.log(`${title}: median ${median?.toFixed(0)} ms of ${times.length}, processor ${slowdown} × slower`);
}

async function slowDown(page: Page) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

test('measures the way from one page to another', async ({ page, site }) => {
  await slowDown(page);
  for (const [from, to] of journeys) {
    const times: number[] = [];
    while (times.length < samples) {
      await site.open(from);
      const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
      await link.hover();
      await page.waitForLoadState('networkidle');
      const watch = await page.evaluateHandle(watchNavigation);
      await link.click();
      times.push(await watch.evaluate(({ time }) => time));
      expect(new URL(page.url()).pathname).toBe(to);
    }
    report(`${from} → ${to}`, times);
  }
});

test('measures presses', async ({ page, site, contact }) => {
  await slowDown(page);
  const services = site.navigation.getByRole('button', { name: message('common.nav.services') });
  const aiLink = site.navigation.getByRole('link', { name: message(`common.nav.service.${firstService}`) });
  const question = site.main.getByRole('button', { name: message(`home.faq.${homeQuestions[0]}.question`) });
  const answer = site.main.getByText(message(`home.faq.${homeQuestions[0]}.answer`));
  const opener = site.main.getByRole('button', { name: message('common.contactUs') }).first();
  const filter = site.main.getByRole('combobox');
  const filtered = site.main.getByText(message('caseStudies.list.count', firstFilter));
  // A key chooses the next entry of the filter without opening the browser's own list, which cannot be measured.
  const interactions = [
    { title: 'menu in the header', path: '/about-us', control: services, effect: aiLink },
    { title: 'question', path: '/', control: question, effect: answer, takeBack: 'Enter' },
    {
      title: 'filter',
      path: '/case-studies',
      control: filter,
      key: 'ArrowDown',
      effect: filtered,
      takeBack: 'ArrowUp',
    },
    { title: 'contact dialog', path: '/', control: opener, effect: contact.dialog },
  ] as const;
  for (const { title, path, control, effect, ...how } of interactions) {
    await site.open(path);
    const watch = await page.evaluateHandle(watchInteractions);
    const take = () =>
      watch.evaluate(async (durations) => {
        // Reported after the next frame.
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)));
        // No browser reports less than 16 ms.
        return Math.max(16, ...durations.splice(0));
      });
    const times: number[] = [];
    while (times.length <= samples) {
      await ('key' in how ? control.press(how.key) : control.click());
      await expect(effect).toBeVisible();
      times.push(await take());
      await page.keyboard.press('takeBack' in how ? how.takeBack : 'Escape');
      await expect(effect).toBeHidden();
      await take();
    }
    report(`${title}, the first time`, times.splice(0, 1));
    report(`${title}, again`, times);
  }
});
