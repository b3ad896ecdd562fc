import { bothDirections, test } from './fixtures';

for (const locale of bothDirections) {
  test(`the menu of narrow screens is a dialog, and closing it says where one is, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/', locale, { width: 600 });
    const opener = said('common.menu.open');
    await reader.pressUntil('Tab', opener);
    await reader.press('Return', said('common.nav.home'));
    await reader.pressUntil('Tab', said('common.nav.services'));
    await reader.press('Return', 'expanded');
    await reader.press('Tab', said('common.nav.service.ai'));
    await reader.press('Escape', opener);
  });
}
