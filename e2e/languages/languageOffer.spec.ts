import { expect, test } from '../fixtures';
import { watchLiveRegions } from '../support/liveRegions';
import { createSite } from '../support/site';
import { messagesIn } from '../messages';
import { oneLanguage, otherLocale, thirdLocale } from '../support/samples';
import { localeFacts } from '../../src/i18n/locales';
import { hrefOf } from '../../src/paths';

const said = messagesIn(otherLocale);

test.describe('a visitor with another language, and a region that the site does not have', () => {
  test.skip(...oneLanguage);
  test.use({ locale: `${otherLocale.split('-')[0]}-PT` });

  test('is offered the page in it, in its words, once, and is not redirected', async ({ page, site }) => {
    const announced = await watchLiveRegions(page);
    // The site no longer has this language. The empty document before the page has no storage.
    await page.addInitScript(() => {
      if (window.origin !== 'null') localStorage.setItem('language', 'la');
    });
    await page.goto('/education?from=mail#content');
    await site.hydrated();
    const offer = page.getByRole('status').getByRole('link', { name: said('common.language.switch') });
    await expect(offer).toBeVisible();
    expect(await announced()).toEqual([said('common.language.switch')]);
    await expect(page).toHaveURL('/education?from=mail#content');
    // The page may still be scrolling to the fragment.
    const gap = async () => {
      const { y = 0, height = 0 } = (await page.getByRole('status').boundingBox()) ?? {};
      return Math.abs(((await site.header.boundingBox())?.y ?? 0) - y - height);
    };
    await expect.poll(gap, 'pixels between the offer and the header').toBeLessThan(0.5);
    await offer.click();
    await expect(page).toHaveURL(`${hrefOf('/education', otherLocale)}?from=mail#content`);
    await createSite(page, said).hydrated();
    await expect(page.getByText(said('common.language.switch'))).toHaveCount(0);
  });

  test('gets no second offer after a refusal, but an offer of the last chosen language', async ({ page, site }) => {
    await site.open('/education');
    await page.getByRole('button', { name: said('common.language.stay') }).click();
    await expect(page.getByText(said('common.language.switch'))).toHaveCount(0);
    await page.reload();
    await site.hydrated();
    await expect(page.getByText(said('common.language.switch'))).toHaveCount(0);

    const chosen = messagesIn(thirdLocale);
    await site.footer.getByRole('link', { name: localeFacts[thirdLocale].name, exact: true }).click();
    await expect(page).toHaveURL(hrefOf('/education', thirdLocale));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe(thirdLocale);
    await site.open('/education');
    await expect(page.getByText(chosen('common.language.switch'))).toBeVisible();
  });
});
