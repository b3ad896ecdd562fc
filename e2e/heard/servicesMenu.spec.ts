import { bothDirections, test } from './fixtures';

for (const locale of bothDirections) {
  test(`the menu says when it is open and closed, and where one is then, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/', locale);
    const services = said('common.nav.services');
    await reader.pressUntil('Tab', `${services} collapsed`);
    await reader.press('Return', 'expanded');
    await reader.press('Tab', said('common.nav.service.ai'), 'link');
    await reader.press('Escape', services);
  });
}
