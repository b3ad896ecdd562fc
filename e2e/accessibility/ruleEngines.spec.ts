import { expect, test } from '../fixtures';
import { inspect } from './rules/inspect';

test('both engines find a picture without words, and leave nothing behind', async ({ page, site }) => {
  await site.open('/education');
  const globals = () => page.evaluate(() => Object.keys(window));
  const before = await globals();
  await site.main.evaluate((main) => {
    const picture = new Image(32, 32);
    picture.src = '/favicon.svg';
    main.append(picture);
  });

  expect(await inspect(page)).toEqual([
    expect.stringMatching(/^axe image-alt /),
    expect.stringMatching(/^html-validate \(live\) wcag\/h37 /),
  ]);
  expect(await globals()).toEqual(before);
});

test('words that cannot be seen are found in the other scheme', async ({ page, site, isNarrow }) => {
  test.skip(isNarrow, 'A narrow screen has the same colors');
  await site.open('/education');
  await site.heading.evaluate((heading) => {
    heading.style.color = 'light-dark(black, black)';
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await inspect(page, 'colors')).toEqual([expect.stringMatching(/^axe color-contrast /)]);
});
