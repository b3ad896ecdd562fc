import { bothDirections, test } from './fixtures';

for (const locale of bothDirections) {
  test(`dark mode is a switch that says whether it is on, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/', locale);
    await reader.pressUntil('Tab', `${said('common.scheme.dark')} switch off`);
    await reader.press('space', 'on');
    await reader.press('space', 'off');
  });
}
