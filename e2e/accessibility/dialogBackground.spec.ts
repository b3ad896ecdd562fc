import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import type { ContactDialog } from '../support/contactDialog';
import type { Site } from '../support/site';

// contactDialog.spec.ts and drawer.spec.ts test dialogs without motion, which open and close immediately.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Notes every element that gets the focus while it is hidden from screen readers, because they would say nothing. */
const watchFocus = (page: Page) =>
  page.addInitScript(() => {
    const unseen: string[] = [];
    Object.assign(window, { unseen });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.closest('[aria-hidden="true"], [inert]')) unseen.push(target.outerHTML);
    });
  });

/** A dialog, the button that closes it, the control that has the focus afterwards, and the way to open it. */
type Overlay = Pick<ContactDialog, 'dialog' | 'closeButton' | 'open'> & { opener: Locator };

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
};

/** The dialog, something in it, or the guards that Material UI puts around it have the focus. */
const hasFocus = (dialog: Locator) =>
  dialog.evaluate((element) => element.closest('body > *')?.contains(document.activeElement) === true);

/** The dialog has closed, and the whole page can be reached again. */
async function expectPageBack(page: Page, { dialog }: Overlay, focused: Locator) {
  await expect(dialog).toHaveCount(0);
  await expect(focused).toBeFocused();
  await expect(page.locator('body[inert], body > :is([inert], [aria-hidden])')).toHaveCount(0);
  expect(await page.evaluate(() => (window as { unseen?: string[] }).unseen)).toEqual([]);
}

for (const [name, overlayOf] of Object.entries(overlays)) {
  test(`behind ${name} nothing can be reached; the page comes back, however it is closed`, async ({
    page,
    site,
    contact,
    isNarrow,
  }) => {
    const opensOnWide = name === 'the contact dialog';
    test.skip(
      isNarrow === opensOnWide,
      'Wide screens have no such menu; narrow screens open the dialog from the menu.',
    );
    await watchFocus(page);
    const overlay = overlayOf(site, contact);
    const { dialog, opener } = overlay;
    await site.open('/about-us');
    await site.header.getByRole('link', { name: message('common.brand.home') }).click();
    await expect(site.heading).toHaveText(message('home.hero.title'));
    await overlay.open();
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.locator('#root')).toHaveAttribute('inert');
    for (const landmark of [site.header, site.main, site.footer]) await expect(landmark).toHaveCount(0);
    const stops = await dialog.getByRole('link').or(dialog.getByRole('button')).or(dialog.getByRole('textbox')).count();
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      for (let stop = 0; stop < stops + 2; stop += 1) {
        await page.keyboard.press(key);
        expect(await hasFocus(dialog)).toBe(true);
      }
    }

    await overlay.closeButton.click();
    await expectPageBack(page, overlay, opener);
    // The key is pressed before the dialog has fully appeared.
    for (const way of ['Escape while it opens', ...(isNarrow ? [] : ['a click next to it'])]) {
      await test.step(way, async () => {
        await overlay.open();
        await expect.poll(() => hasFocus(dialog)).toBe(true);
        await (way.startsWith('Escape') ? page.keyboard.press('Escape') : page.mouse.click(8, 450));
        await expectPageBack(page, overlay, opener);
      });
    }
    await overlay.open();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
    await expectPageBack(page, overlay, site.heading);

    // This link of the menu leads to the page that is already shown.
    if (name !== 'the menu') return;
    await overlay.open();
    await dialog.getByRole('link', { name: message('common.nav.aboutUs') }).click();
    await expectPageBack(page, overlay, opener);
  });
}
