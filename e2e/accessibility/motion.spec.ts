import { featuredSlugs } from '../../src/content/caseStudies';
import { caseStudyRecords } from '../../src/content/case-studies/records';
import { hrefOf } from '../../src/routes';
import { expect, test } from '../fixtures';
import { fiveStudies } from '../support/samples';
import { message } from '../messages';

/** The properties that running animations change, without those that the browser adds; null where none runs. */
function animatedProperties(): string[] | null {
  const own = new Set(['offset', 'easing', 'composite', 'computedOffset']);
  const names = document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    .flatMap((frame) => Object.keys(frame).filter((name) => !own.has(name)));
  return names.length > 0 ? names : null;
}

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the hero is built up within 1.4 s, by transform and opacity alone, once a visit', async ({ page, site }) => {
    // Held at their start, however late the test looks.
    await page.addInitScript(() => {
      document.addEventListener('animationstart', () => {
        for (const animation of document.getAnimations()) animation.pause();
      });
    });
    await site.open('/');
    await page.waitForFunction(() => document.getAnimations().some(({ playState }) => playState === 'paused'));
    expect(new Set(await page.evaluate(animatedProperties))).toEqual(new Set(['opacity', 'translate']));
    const ends = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    expect(Math.max(...ends)).toBeCloseTo(1400);

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
