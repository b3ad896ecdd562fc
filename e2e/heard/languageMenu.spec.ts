import { localeFacts, locales, sourceLocale } from '../../src/i18n/locales';
import { bothDirections, test } from './fixtures';

const third = locales.find((locale) => !bothDirections.includes(locale)) ?? sourceLocale;

for (const locale of bothDirections) {
  test(`languages are offered by their own names, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/', locale);
    const button = said('common.language.current', { name: localeFacts[locale].name });
    await reader.pressUntil('Tab', `${button} collapsed`);
    await reader.press('Return', 'expanded');
    await reader.pressUntil('Tab', localeFacts[third].name, 3);
    await reader.press('Escape', button);
  });
}
