import { expect, test } from '../fixtures';
import { refused } from '../support/reportDomFaults';
import { message } from '../messages';

/*
 * Every browser test fails when a page's policy refuses something (`quietConsole` in fixtures.ts).
 */

test.skip(({ isNarrow }) => isNarrow, 'A policy is the same on a phone');

test.describe('foreign code in a page', () => {
  test.use({
    expectedErrors: new RegExp(
      `^${refused}|Content.Security.Policy|^This document requires '|^uncaught: The page’s settings blocked`,
    ),
  });

  const inserts = [
    { tag: 'script', text: 'document.title = "taken"' },
    { tag: 'img', attributes: { onerror: 'document.title = "taken"', src: '/nothing.png' } },
    { tag: 'script', attributes: { src: 'https://elsewhere.example/script.js' } },
    { tag: 'style', text: 'html { display: none }' },
    { tag: 'img', attributes: { src: 'https://elsewhere.example/picture.png' } },
  ];

  test('is refused, and the page reports it', async ({ page, site }) => {
    const said: string[] = [];
    page.on('console', (line) => said.push(line.text()));
    await site.open('/education');
    for (const insert of inserts) {
      await test.step(JSON.stringify(insert), async () => {
        said.length = 0;
        const inserted = page.evaluate(({ tag, text = '', attributes = {} }) => {
          const element = document.createElement(tag);
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
          element.append(text);
          document.body.append(element);
        }, insert);
        // Browsers with Trusted Types throw an error here.
        await inserted.catch(() => undefined);
        await expect.poll(() => said.filter((text) => text.startsWith(refused))).not.toHaveLength(0);
        await expect(page).toHaveTitle(message('common.titleTemplate', { title: message('education.meta.title') }));
        await expect(site.heading).toBeVisible();
      });
    }
  });
});
