import { expect, test } from '../fixtures';
import { watchLiveRegions } from '../support/liveRegions';
import { createSite } from '../support/site';
import { messagesIn } from '../messages';

const said = messagesIn('pt-BR');

test.describe('a visitor who reads Portuguese', () => {
  test.use({ locale: 'pt-PT' });

  test('is offered the page in Portuguese, in Portuguese, once, and never led there', async ({ page, site }) => {
    const announced = await watchLiveRegions(page);
    // A language that the site had once. The empty document before the page has no storage.
    await page.addInitScript(() => {
      if (window.origin !== 'null') localStorage.setItem('language', 'de');
    });
    await page.goto('/education?from=mail#content');
    await site.hydrated();
    const offer = page.getByRole('status').getByRole('link', { name: said('common.language.switch') });
    await expect(offer).toBeVisible();
    expect(await announced()).toEqual([said('common.language.switch')]);
    await expect(page).toHaveURL('/education?from=mail#content');
    // The page may still scroll to the fragment.
    const gap = async () => {
      const { y = 0, height = 0 } = (await page.getByRole('status').boundingBox()) ?? {};
      return Math.abs(((await site.header.boundingBox())?.y ?? 0) - y - height);
    };
    await expect.poll(gap, 'pixels between the offer and the header').toBeLessThan(0.5);
    await offer.click();
    await expect(page).toHaveURL('/pt-br/education?from=mail#content');
    await createSite(page, said).hydrated();
    await expect(page.getByText(said('common.language.switch'))).toHaveCount(0);
  });

  test('is not asked again after saying no, but is offered the language chosen last', async ({ page, site }) => {
    await site.open('/education');
    await page.getByRole('button', { name: said('common.language.stay') }).click();
    await expect(page.getByText(said('common.language.switch'))).toHaveCount(0);
    await page.reload();
    await site.hydrated();
    await expect(page.getByText(said('common.language.switch'))).toHaveCount(0);

    const spanish = messagesIn('es');
    await site.footer.getByRole('link', { name: 'Español', exact: true }).click();
    await createSite(page, spanish).hydrated();
    await site.open('/education');
    await expect(page.getByText(spanish('common.language.switch'))).toBeVisible();
  });
});
