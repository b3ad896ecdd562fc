import { sourceLocale } from '../../src/i18n/locales';
import { messagesIn } from '../messages';
import { firstService, oneLanguage, otherLocale } from '../support/samples';
import { bothDirections, test } from './fixtures';

const other = bothDirections[1] ?? otherLocale;

for (const locale of bothDirections) {
  test(`dark mode is announced as a switch with its state, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/', locale);
    await reader.pressUntil('Tab', `${said('common.scheme.dark')} switch off`);
    await reader.press('space', 'on');
    await reader.press('space', 'off');
  });

  test(`opening and closing the menu are announced, and then the focused element, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/', locale);
    const services = said('common.nav.services');
    await reader.pressUntil('Tab', `${services} collapsed`);
    await reader.press('Return', 'expanded');
    await reader.press('Tab', said(`common.nav.service.${firstService}`), 'link');
    await reader.press('Escape', services);
  });

  test(`the menu of narrow screens is announced as a dialog, and after closing its button, in ${locale}`, async ({
    enter,
  }) => {
    const { reader, said } = await enter('/', locale, { width: 600 });
    const opener = said('common.menu.open');
    await reader.pressUntil('Tab', opener);
    await reader.press('Return', said('common.nav.home'));
    await reader.pressUntil('Tab', said('common.nav.services'));
    await reader.press('Return', 'expanded');
    await reader.press('Tab', said(`common.nav.service.${firstService}`));
    await reader.press('Escape', opener);
  });

  const prefers = locale === sourceLocale ? other : sourceLocale;

  test(`a visitor who prefers ${prefers} to ${locale} gets an offer`, async ({ enter }) => {
    test.skip(...oneLanguage);
    const offered = messagesIn(prefers);
    const { reader } = await enter('/', locale, { prefers });
    await reader.hears(offered('common.language.switch'));
    await reader.pressUntil('Tab', offered('common.language.switch'));
    await reader.press('Tab', offered('common.language.stay'));
    await reader.press('Return');
  });
}
