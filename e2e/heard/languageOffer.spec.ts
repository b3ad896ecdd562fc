import { messagesIn } from '../messages';
import { test } from './fixtures';

for (const [locale, prefers] of [
  ['en', 'ar'],
  ['ar', 'en'],
] as const) {
  test(`a page in ${locale} is offered to those who would rather read ${prefers}`, async ({ enter }) => {
    const offered = messagesIn(prefers);
    const { reader } = await enter('/', locale, { prefers });
    await reader.hears(offered('common.language.suggestion'));
    await reader.pressUntil('Tab', offered('common.language.switch'));
    await reader.press('Tab', offered('common.language.stay'));
    await reader.press('Return');
  });
}
