import { locales, sourceLocale } from '../../src/i18n/locales';
import { messagesIn } from '../messages';
import { bothDirections, test } from './fixtures';

const other = bothDirections[1] ?? locales.find((locale) => locale !== sourceLocale) ?? sourceLocale;

for (const [locale, prefers] of [
  [sourceLocale, other],
  [other, sourceLocale],
] as const) {
  test(`a page in ${locale} is offered to those who would rather read ${prefers}`, async ({ enter }) => {
    const offered = messagesIn(prefers);
    const { reader } = await enter('/', locale, { prefers });
    await reader.hears(offered('common.language.switch'));
    await reader.pressUntil('Tab', offered('common.language.switch'));
    await reader.press('Tab', offered('common.language.stay'));
    await reader.press('Return');
  });
}
