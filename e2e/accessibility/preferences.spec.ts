import { company } from '../../src/content/company';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { colors } from '../../src/theme/palette';
import { strongerColors } from '../../src/theme/strongerColors';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { walkFocus } from '../support/focusWalk';
import { watchMotion } from '../support/motionWatch';
import { referralForm } from '../support/referralForm';
import type { Site } from '../support/site';
import { aService } from '../support/samples';
import { featuredSlugs } from '../../src/content/caseStudies';
import { homeQuestions } from '../../src/content/pageLists';
import { message } from '../messages';

/** `#rrggbb` as the browser tells it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const styleOf = (locator: Locator, name: string) =>
  locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

/** A whole card, of which the link is a part. */
const studyCard = ({ main }: Site) =>
  main
    .getByRole('link', { name: message(`caseStudy.${featuredSlugs[0]}.card.title`) })
    .locator('xpath=ancestor::li/div');

test('nothing moves where less motion is asked for', async ({ page, site, contact, isNarrow }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moved = await watchMotion(page);
  await site.open('/');
  await studyCard(site).hover();
  await site.schemeSwitch.click();
  await page.getByRole('button', { name: message(`home.faq.${homeQuestions[0]}.question`) }).click();
  await expect(page.getByText(message(`home.faq.${homeQuestions[0]}.answer`))).toBeVisible();
  await contact.open();
  await contact.submit.hover();
  await contact.closeButton.click();
  await expect(contact.dialog).toHaveCount(0);
  await site.footer.scrollIntoViewIfNeeded();
  await site.openServices();
  await site.navigation.getByRole('link', { name: message(`common.nav.service.${aService}`) }).click();
  await expect(site.heading).toBeFocused();
  if (isNarrow) await expect(site.menu).toHaveCount(0);
  expect(await moved()).toEqual([]);
});

test.describe('where colors are forced', () => {
  needs('forcedColors');
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  /** An edge that tells something from its background. */
  async function expectEdge(locator: Locator) {
    const edge = await locator.evaluate((element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
      return { width: parseFloat(borderTopWidth), style: borderTopStyle, color: borderTopColor };
    });
    expect(edge).toEqual({
      width: expect.any(Number),
      style: 'solid',
      color: expect.not.stringMatching(/^rgba|255, 255, 255/),
    });
    expect(edge.width).toBeGreaterThanOrEqual(1);
  }

  test('buttons, fields, choices, cards and the dialog have edges', async ({ page, site, contact, isNarrow }) => {
    await site.open('/');
    await expectEdge(site.main.getByRole('button', { name: message('common.contactUs') }).first());
    await expectEdge(studyCard(site));
    await contact.open();
    // On phones it is the whole screen.
    if (!isNarrow) await expectEdge(contact.dialog);
    await expectEdge(contact.submit);
    // The line around a field is drawn by the element after it.
    for (const field of [contact.name, contact.description])
      await expectEdge(field.locator('xpath=following-sibling::fieldset'));
    await site.open('/referral');
    const form = referralForm(page);
    await expectEdge(form.type('friend').locator('xpath=ancestor::label'));
    await expectEdge(form.submit);
  });

  test('every stop of the keyboard has its ring', async ({ page, site, contact }) => {
    await site.open('/referral');
    expect((await walkFocus(page)).faults).toEqual([]);
    await site.open('/');
    await contact.open();
    await contact.submit.click();
    await expect(contact.email).toBeFocused();
    expect((await walkFocus(page)).faults).toEqual([]);
  });
});

test.describe('where more contrast is asked for', () => {
  const paths = ['/', '/services/product-design'] as const;

  /** Text below 7 : 1 (4.5 : 1 for large letters), a line for each. */
  async function faintTexts(page: Page) {
    const { violations } = await new AxeBuilder({ page })
      .withRules(['color-contrast-enhanced'])
      // Not every engine has a second page for it.
      .setLegacyMode()
      .analyze();
    return violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message}`));
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `text has 7 : 1 (${colorScheme})`,
      colorScheme === 'light' ? {} : { tag: '@long' },
      async ({ page, site, contact, isNarrow }) => {
        test.skip(isNarrow, 'A narrow screen has the same colors.');
        await page.emulateMedia({ contrast: 'more', colorScheme });
        for (const path of paths) {
          await site.open(path);
          expect.soft(await faintTexts(page), path).toEqual([]);
        }
        await contact.open();
        await contact.submit.click();
        await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
        expect(await faintTexts(page)).toEqual([]);
      },
    );

    test(`lines are stronger and links underlined (${colorScheme})`, async ({ page, site }) => {
      await page.emulateMedia({ colorScheme });
      await site.open('/');
      const card = studyCard(site);
      const links = site.main.getByRole('link').or(site.footer.getByRole('link'));
      expect(await styleOf(card, 'border-top-color')).toBe(rgb(colors.line[colorScheme]));
      await page.emulateMedia({ contrast: 'more' });
      expect(await styleOf(card, 'border-top-color')).toBe(rgb(strongerColors.line[colorScheme]));
      const plain = await links.evaluateAll((all) =>
        all
          .filter((link) => {
            const { textDecorationLine, textDecorationColor, color } = getComputedStyle(link);
            return textDecorationLine !== 'underline' || textDecorationColor !== color;
          })
          .map((link) => link.textContent),
      );
      expect(plain).toEqual([]);
    });
  }
});

test('on paper there is the page’s text, and nothing to click on', async ({ page, site, isNarrow }) => {
  test.skip(isNarrow, 'Paper is as wide as it is.');
  await site.open('/services/ai');
  const paragraphs = await site.main.getByRole('paragraph').filter({ visible: true }).count();
  await page.emulateMedia({ media: 'print' });
  // The letterhead.
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(company.name);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(site.heading).toBeVisible();
  expect(await styleOf(site.heading, 'color')).toBe('rgb(0, 0, 0)');
  expect(await styleOf(page.locator('body'), 'background-color')).toBe('rgb(255, 255, 255)');
  expect(await site.main.getByRole('paragraph').filter({ visible: true }).count()).toBeGreaterThan(paragraphs / 2);
});
