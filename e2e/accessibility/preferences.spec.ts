import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { featuredSlugs } from '../../src/content/caseStudies';
import { colors } from '../../src/theme/palette';
import { strongerColors } from '../../src/theme/derivedColors';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { rgb, type Site } from '../support/site';
import { walkFocus } from '../support/focusWalk';
import { referralForm } from '../support/referralForm';

/** The link inside a card. */
const cardLink = ({ main }: Site) =>
  main.getByRole('link', { name: message(`caseStudy.${featuredSlugs[0]}.card.title`) });

/** The color of the border of an element, of its card or label, or of an element next to it. */
const edgeOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const around: Element[] = [element, ...(element.parentElement?.children ?? [])];
    const outer = element.closest('li, label');
    for (let at = element.parentElement; at !== null && outer?.contains(at); at = at.parentElement) around.push(at);
    const styles = around.map((at) => getComputedStyle(at));
    const edge = styles.find((style) => style.borderTopStyle === 'solid' && parseFloat(style.borderTopWidth) >= 1);
    return edge?.borderTopColor ?? 'none';
  });

test.describe('with forced colors', () => {
  test.beforeEach(() => needs('forcedColors'));
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('buttons, fields, choices, cards and the dialog have edges; every stop of the keyboard has its ring', async ({
    page,
    site,
    contact,
    isNarrow,
  }) => {
    const seen = expect.not.stringMatching(/^none|^rgba|255, 255, 255/);
    await site.open('/');
    expect(await edgeOf(site.main.getByRole('button', { name: message('common.contactUs') }).first())).toEqual(seen);
    expect(await edgeOf(cardLink(site))).toEqual(seen);
    await contact.open();
    // On phones the dialog fills the screen.
    if (!isNarrow) expect(await edgeOf(contact.dialog)).toEqual(seen);
    for (const part of [contact.submit, contact.name, contact.description]) expect(await edgeOf(part)).toEqual(seen);
    await contact.submit.click();
    await expect(contact.email).toBeFocused();
    expect((await walkFocus(page)).faults).toEqual([]);
    await site.open('/referral');
    const form = referralForm(page);
    for (const part of [form.type('friend'), form.submit]) expect(await edgeOf(part)).toEqual(seen);
    expect((await walkFocus(page)).faults).toEqual([]);
  });
});

test.describe('with more contrast', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', contrast: 'more' } });

  /** Texts with a contrast below 7 : 1 (4.5 : 1 for large letters) in either scheme, one line each. */
  async function faintTexts(page: Page) {
    const faint: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Without legacy mode axe opens a second page for its results, which some engines cannot do.
      const axe = new AxeBuilder({ page }).withRules(['color-contrast-enhanced']).setLegacyMode();
      const nodes = (await axe.analyze()).violations.flatMap((violation) => violation.nodes);
      faint.push(...nodes.map(({ target, any }) => `${colorScheme}: ${target.join(' ')}: ${any[0]?.message}`));
    }
    return faint;
  }

  test('text has a contrast of 7 : 1, lines are stronger, and links are underlined', async ({
    page,
    site,
    contact,
    isNarrow,
  }) => {
    test.skip(isNarrow, 'A narrow screen has the same colors.');
    await site.open('/');
    expect.soft(await faintTexts(page)).toEqual([]);
    await site.open('/case-studies');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(strongerColors.line[colorScheme]).not.toBe(colors.line[colorScheme]);
      expect(await edgeOf(cardLink(site))).toBe(rgb(strongerColors.line[colorScheme]));
    }
    const links = site.main.getByRole('link').or(site.footer.getByRole('link'));
    const plain = await links.evaluateAll((all) =>
      all
        .filter((link) => {
          const { textDecorationLine, textDecorationColor, color, backgroundColor } = getComputedStyle(link);
          // “Show all case studies” is a link until its part is hydrated, and a button then.
          const isButton = backgroundColor !== 'rgba(0, 0, 0, 0)' || 'needsScript' in link.dataset;
          return !isButton && (textDecorationLine !== 'underline' || textDecorationColor !== color);
        })
        .map((link) => link.textContent),
    );
    expect(plain).toEqual([]);
    await contact.open();
    await contact.submit.click();
    await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
    expect(await faintTexts(page)).toEqual([]);
  });
});
