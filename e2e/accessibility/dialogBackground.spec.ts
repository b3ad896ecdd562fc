import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { type Background, watchBackground } from '../support/background';
import type { ContactDialog } from '../support/contactDialog';
import type { Site } from '../support/site';
import { message } from '../messages';

// Where dialogs come and go at once there is less to get wrong; contactDialog.spec.ts and drawer.spec.ts are about that.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Visit {
  page: Page;
  site: Site;
  contact: ContactDialog;
}

/** What opens a dialog, the dialog, and what has the focus once it has closed. */
interface Overlay {
  dialog: (visit: Visit) => Locator;
  closeButton: (visit: Visit) => Locator;
  open: (visit: Visit) => Promise<void>;
  opener: (visit: Visit) => Locator;
}

const menuOverlay: Overlay = {
  dialog: ({ site }) => site.menu,
  closeButton: ({ site }) => site.menu.getByRole('button', { name: message('common.menu.close') }),
  open: ({ site }) => site.menuToggle.click(),
  opener: ({ site }) => site.menuToggle,
};

const contactOverlay: Overlay = {
  dialog: ({ contact }) => contact.dialog,
  closeButton: ({ contact }) => contact.closeButton,
  open: ({ contact }) => contact.open(),
  opener: ({ site }) => site.main.getByRole('button', { name: message('common.contactUs') }).first(),
};

const contactFromMenu: Overlay = {
  ...contactOverlay,
  open: async ({ site }) => {
    await site.menuToggle.click();
    await site.menu.getByRole('button', { name: message('common.contactUs') }).click();
  },
  opener: ({ site }) => site.menuToggle,
};

const overlays = Object.entries({
  'the contact dialog': contactOverlay,
  'the menu': menuOverlay,
  'the contact dialog, opened from the menu': contactFromMenu,
});

/** The dialog, something in it, or what Material UI puts around it has the focus. */
function hasFocus(dialog: Element): boolean {
  const focused = document.activeElement;
  return focused !== null && dialog.closest('body > *')?.contains(focused) === true;
}

/** Whatever closed the dialog: all of the page is there again. */
async function expectPageBack(visit: Visit, { dialog }: Overlay, background: Background, focused: Locator) {
  await expect(dialog(visit)).toHaveCount(0);
  await expect(focused).toBeFocused();
  await expect.poll(background.closed).toBe(0);
  expect(await background.focusable()).toBeGreaterThan(10);
  expect(await background.focusedUnseen()).toEqual([]);
}

for (const [name, overlay] of overlays) {
  test.describe(`behind ${name}`, () => {
    test.skip(
      ({ isNarrow }) => isNarrow === (overlay === contactOverlay),
      'Wide screens have no such menu; a narrow one opens the dialog from there.',
    );

    test('nothing can be reached while it is open', async ({ page, site, contact }) => {
      const visit = { page, site, contact };
      const background = await watchBackground(page);
      await site.open('/');
      expect(await background.focusable()).toBeGreaterThan(10);
      await overlay.open(visit);
      const dialog = overlay.dialog(visit);
      await expect(dialog).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);

      expect(await background.focusable()).toBe(0);
      expect(await background.clickable()).toBe(0);
      for (const landmark of [site.header, site.main, site.footer]) await expect(landmark).toHaveCount(0);

      const stops = await dialog
        .getByRole('link')
        .or(dialog.getByRole('button'))
        .or(dialog.getByRole('textbox'))
        .count();
      for (const key of ['Tab', 'Shift+Tab']) {
        const seen = new Set<string>();
        for (let stop = 0; stop < stops + 2; stop += 1) {
          await page.keyboard.press(key);
          expect(await dialog.evaluate(hasFocus)).toBe(true);
          seen.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
        }
        expect(seen.size).toBeGreaterThanOrEqual(stops);
      }
      await page.keyboard.press('Escape');
      await expectPageBack(visit, overlay, background, overlay.opener(visit));
    });

    test('the page comes back, however it is closed', async ({ page, site, contact, isNarrow }) => {
      const visit = { page, site, contact };
      const background = await watchBackground(page);
      await site.open('/');
      const ways: Record<string, () => Promise<void>> = {
        'its button': () => overlay.closeButton(visit).click(),
        // Before it has fully appeared: the first key that it can hear.
        'Escape while it opens': () => page.keyboard.press('Escape'),
        ...(!isNarrow && { 'a click beside it': () => page.mouse.click(8, 450) }),
      };
      for (const [way, close] of Object.entries(ways)) {
        await test.step(way, async () => {
          await overlay.open(visit);
          await expect.poll(() => overlay.dialog(visit).evaluate(hasFocus)).toBe(true);
          await close();
          await expectPageBack(visit, overlay, background, overlay.opener(visit));
        });
      }
    });

    test('a way back in the browser leaves the page before as it was', async ({ page, site, contact }) => {
      const visit = { page, site, contact };
      const background = await watchBackground(page);
      await site.open('/about-us');
      await site.header.getByRole('link', { name: message('common.brand.home') }).click();
      await expect(site.heading).toHaveText(message('home.hero.title'));
      await overlay.open(visit);
      await expect(overlay.dialog(visit)).toBeVisible();
      await page.goBack();
      await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
      await expectPageBack(visit, overlay, background, site.heading);
    });
  });
}

test('a link in the menu leads to a page that is there', async ({ page, site, contact, isNarrow }) => {
  test.skip(!isNarrow, 'Wide screens have no such menu.');
  const visit = { page, site, contact };
  const background = await watchBackground(page);
  await site.open('/');
  for (const [entry, focused] of [
    [message('common.nav.aboutUs'), site.heading],
    // Once more: the page that is on screen already.
    [message('common.nav.aboutUs'), site.menuToggle],
  ] as const) {
    await site.menuToggle.click();
    await site.menu.getByRole('link', { name: entry }).click();
    await expectPageBack(visit, menuOverlay, background, focused);
  }
});
