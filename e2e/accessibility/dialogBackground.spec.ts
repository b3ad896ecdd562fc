import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { type Background, watchBackground } from '../support/background';
import type { ContactDialog } from '../support/contactDialog';
import type { Site } from '../support/site';

// Without motion dialogs come and go immediately, and there is less to get wrong: contactDialog.spec.ts and drawer.spec.ts.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A dialog, its button that closes it, what has the focus once it has closed, and what opens it. */
interface Overlay {
  dialog: Locator;
  closeButton: Locator;
  opener: Locator;
  open: () => Promise<void>;
}

const overlays: Record<string, (site: Site, contact: ContactDialog) => Overlay> = {
  'the contact dialog': ({ main }, contact) => ({
    ...contact,
    opener: main.getByRole('button', { name: message('common.contactUs') }).first(),
  }),
  'the menu': ({ menu, menuToggle }) => ({
    dialog: menu,
    closeButton: menu.getByRole('button', { name: message('common.menu.close') }),
    opener: menuToggle,
    open: () => menuToggle.click(),
  }),
  'the contact dialog, opened from the menu': ({ menu, menuToggle }, contact) => ({
    ...contact,
    opener: menuToggle,
    open: async () => {
      await menuToggle.click();
      await menu.getByRole('button', { name: message('common.contactUs') }).click();
    },
  }),
};

/** The dialog, something in it, or what Material UI puts around it has the focus. */
const hasFocus = (dialog: Locator) =>
  dialog.evaluate((element) => element.closest('body > *')?.contains(document.activeElement) === true);

/** Whatever closed the dialog: all of the page is there again. */
async function expectPageBack(background: Background, { dialog }: Overlay, focused: Locator) {
  await expect(dialog).toHaveCount(0);
  await expect(focused).toBeFocused();
  await expect.poll(background.closed).toBe(0);
  expect(await background.focusable()).toBeGreaterThan(10);
  expect(await background.focusedUnseen()).toEqual([]);
}

async function expectTrapped(page: Page, dialog: Locator, key: 'Shift+Tab' | 'Tab') {
  const stops = await dialog.getByRole('link').or(dialog.getByRole('button')).or(dialog.getByRole('textbox')).count();
  const seen = new Set<string>();
  for (let stop = 0; stop < stops + 2; stop += 1) {
    await page.keyboard.press(key);
    expect(await hasFocus(dialog)).toBe(true);
    seen.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
  }
  expect(seen.size).toBeGreaterThanOrEqual(stops);
}

for (const [name, overlayOf] of Object.entries(overlays)) {
  test(`behind ${name} nothing can be reached; the page comes back, however it is closed`, async ({
    page,
    site,
    contact,
    isNarrow,
  }) => {
    const opensOnWide = name === 'the contact dialog';
    test.skip(isNarrow === opensOnWide, 'Wide screens have no such menu; a narrow one opens the dialog from there.');
    const background = await watchBackground(page);
    const overlay = overlayOf(site, contact);
    await site.open('/about-us');
    await site.header.getByRole('link', { name: message('common.brand.home') }).click();
    await expect(site.heading).toHaveText(message('home.hero.title'));
    await overlay.open();
    await expect(overlay.dialog).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(await background.focusable()).toBe(0);
    expect(await background.clickable()).toBe(0);
    for (const landmark of [site.header, site.main, site.footer]) await expect(landmark).toHaveCount(0);
    for (const key of ['Tab', 'Shift+Tab'] as const) await expectTrapped(page, overlay.dialog, key);

    await overlay.closeButton.click();
    await expectPageBack(background, overlay, overlay.opener);
    // A key before it has fully appeared: the first one that it can hear.
    for (const way of ['Escape while it opens', ...(isNarrow ? [] : ['a click next to it'])]) {
      await test.step(way, async () => {
        await overlay.open();
        await expect.poll(() => hasFocus(overlay.dialog)).toBe(true);
        await (way.startsWith('Escape') ? page.keyboard.press('Escape') : page.mouse.click(8, 450));
        await expectPageBack(background, overlay, overlay.opener);
      });
    }
    await overlay.open();
    await expect(overlay.dialog).toBeVisible();
    await page.goBack();
    await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
    await expectPageBack(background, overlay, site.heading);

    // A link in the menu leads to a page that is there, also to the one that is on screen already.
    if (name !== 'the menu') return;
    await overlay.open();
    await overlay.dialog.getByRole('link', { name: message('common.nav.aboutUs') }).click();
    await expectPageBack(background, overlay, overlay.opener);
  });
}
