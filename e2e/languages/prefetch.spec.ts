import { localeFacts } from '../../src/i18n/locales';
import { hrefOf } from '../../src/routes';
import { expect, test } from '../fixtures';
import { createSite } from '../support/site';
import { messagesIn } from '../messages';

test('the page in another language is fetched while its link is pointed at', async ({ page, site }) => {
  await site.open('/education');
  const isKnown = await page.evaluate(
    () => 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules'),
  );
  test.skip(!isKnown, 'This browser knows no speculation rules: it fetches the page on the click');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Preload.enable');
  const fetched = new Promise<string>((resolve) => {
    devTools.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') resolve(new URL(prefetchUrl).pathname);
    });
  });
  const spanish = site.footer.getByRole('link', { name: localeFacts.es.name, exact: true });
  await spanish.hover();
  expect(await fetched).toBe(hrefOf('/education', 'es'));
  await spanish.click();
  await createSite(page, messagesIn('es')).hydrated();
  const delivery = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'deliveryType')),
  );
  expect(delivery).toEqual(['navigational-prefetch']);
});
