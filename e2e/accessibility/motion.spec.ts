import type { Page } from '@playwright/test';
import { featuredSlugs } from '../../src/content/caseStudies';
import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import { homeQuestions } from '../../src/content/pageLists';
import { hrefOf } from '../../src/paths';
import { expect, test } from '../fixtures';
import { aService, fiveStudies } from '../support/samples';
import { message } from '../messages';

/** The properties that running animations change, without the properties that the browser adds; null if no animation runs. */
function animatedProperties(): string[] | null {
  const own = new Set(['offset', 'easing', 'composite', 'computedOffset']);
  const names = document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    .flatMap((frame) => Object.keys(frame).filter((name) => !own.has(name)));
  return names.length > 0 ? names : null;
}

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the hero is built up within 1.4 s, by transform and opacity alone, once a visit', async ({ page, site }) => {
    await site.open('/');
    // The animations start again, and stay at their start; within one script, so that no machine is too slow for it.
    const ends = await page.evaluate(() => {
      document.body.hidden = true;
      document.getAnimations();
      document.body.hidden = false;
      const animations = document.getAnimations();
      for (const animation of animations) animation.pause();
      return animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    });
    expect(Math.max(...ends)).toBeCloseTo(1400);
    expect(new Set(await page.evaluate(animatedProperties))).toEqual(new Set(['opacity', 'translate']));

    await site.footer.getByRole('link', { name: message('common.nav.aboutUs') }).click();
    await expect(site.heading).toBeFocused();
    await site.header.getByRole('link', { name: message('common.brand.home') }).click();
    await expect(site.heading).toHaveText(message('home.hero.title'));
    expect(await page.evaluate(animatedProperties)).toBeNull();
  });

  test('the cover of a card moves to its place on the page of the study', async ({ page, site }) => {
    const slug = featuredSlugs.at(-1) ?? fiveStudies[0];
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.ready.then(() => {
          const groups = document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
          document.documentElement.dataset['moved'] = groups.join(' ');
        });
        return transition;
      };
    });
    await site.open('/');
    await page.getByRole('link', { name: message(`caseStudy.${slug}.card.title`) }).click();
    await expect(page).toHaveURL(hrefOf(`/case-studies/${slug}`, 'en'));
    await expect(page.locator('html')).toHaveAttribute('data-moved', new RegExp(`group\\(cover-${slug}\\)`));
    await expect(site.heading).toBeFocused();
    await expect(page.getByText(caseStudyRecords[slug].author.name).first()).toBeVisible();
  });
});

/** Notes every animation and transition that runs longer than a frame, on the pages that are loaded from now on. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const note = ({ type, target }: Event) => {
      if (!(target instanceof Element)) return;
      for (const { effect } of target.getAnimations({ subtree: true })) {
        const length = Number(effect?.getComputedTiming().endTime ?? 0);
        if (length > 1000 / 60) moved.push(`${type} for ${length} ms: ${target.outerHTML.slice(0, 80)}`);
      }
    };
    document.addEventListener('animationstart', note, true);
    document.addEventListener('transitionrun', note, true);
  });
  return () => page.evaluate(() => (window as { moved?: string[] }).moved ?? ['Nobody watched']);
}

test('with reduced motion nothing moves', async ({ page, site, contact, isNarrow }) => {
  const moved = await watchMotion(page);
  await site.open('/');
  await page.getByRole('link', { name: message(`caseStudy.${featuredSlugs[0]}.card.title`) }).hover();
  await site.schemeSwitch.click();
  await page.getByRole('button', { name: message(`home.faq.${homeQuestions[0]}.question`) }).click();
  await expect(page.getByText(message(`home.faq.${homeQuestions[0]}.answer`))).toBeVisible();
  await contact.open();
  await contact.submit.hover();
  await contact.closeButton.click();
  await expect(contact.dialog).toHaveCount(0);
  await site.footer.scrollIntoViewIfNeeded();
  await site.openServices();
  await site.navigation.getByRole('link', { name: message(`common.nav.service.${aService}`) }).click();
  await expect(site.heading).toBeFocused();
  if (isNarrow) await expect(site.menu).toHaveCount(0);
  expect(await moved()).toEqual([]);
});
