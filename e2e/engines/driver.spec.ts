import { localeFacts } from '../../src/i18n/locales';
import { axeLines } from '../accessibility/rules/axe';
import { expect, test } from '../fixtures';
import { pageFiles } from '../support/pageFiles';
import { createSite } from '../support/site';
import { message, messagesIn } from '../messages';
import { needs } from './needs';

/** What all other tests rely on, each shown by something that would fail without it: they wait for these to pass. */
test.describe('control of the browser', () => {
  test('types, moves the focus and activates as a keyboard does', async ({ page, site, contact, press }) => {
    await site.open('/about-us');
    await press('Tab');
    await expect(page.getByRole('link', { name: message('common.skip') })).toBeFocused();
    await press('Enter');
    await expect(site.main).toBeFocused();
    await contact.open();
    await contact.email.focus();
    await page.keyboard.type('ada');
    await press('Shift+Tab');
    await expect(contact.name).toBeFocused();
    await expect(contact.email).toHaveValue('ada');
    // Taken for a visitor's change by the page's script, which judges the address.
    await contact.fill({ email: 'ada@example.com' });
    await contact.description.focus();
    await expect(contact.email).toHaveAttribute('aria-invalid', 'false');
    await press('Escape');
    await expect(contact.dialog).toHaveCount(0);
  });

  test('comes round to the page again past its end by the Tab key, and shows where it is', async ({
    page,
    site,
    press,
  }) => {
    await site.open('/about-us');
    await site.footer.getByRole('link').last().focus();
    const skip = page.getByRole('link', { name: message('common.skip') });
    // Past the end there may be a stop at nothing.
    await press('Tab');
    if (!(await skip.evaluate((link) => link === document.activeElement))) await press('Tab');
    await expect(skip).toBeFocused();
    expect(await skip.evaluate((link) => link.matches(':focus-visible'))).toBe(true);
  });

  test('follows a link to another document once, by click and by key', async ({ page, site, press }) => {
    await site.open('/about-us');
    await site.footer.getByRole('link', { name: localeFacts.es.name, exact: true }).click();
    await expect(page).toHaveURL('/es/about-us');
    await createSite(page, messagesIn('es')).hydrated();
    await site.footer.getByRole('link', { name: localeFacts.en.name, exact: true }).focus();
    await press('Enter');
    await expect(page).toHaveURL('/about-us');
    await site.hydrated();
    expect(site.documents()).toEqual(['/about-us', '/es/about-us', '/about-us']);
  });

  test('stays on a page that asks for a mail program', async ({ page, site }) => {
    needs('mailProgram');
    await site.open('/about-us');
    await page.evaluate(() => {
      window.location.assign('mailto:ada@example.com');
    });
    await site.schemeSwitch.click();
    await expect(site.schemeSwitch).toBeChecked();
  });

  test('has a pointer that hovers, and clicks that are trusted', async ({ site }) => {
    await site.open('/');
    const heading = site.heading;
    await heading.evaluate((element) => {
      element.addEventListener('click', (event) =>
        element.setAttribute('title', `${event.isTrusted} ${event instanceof UIEvent ? event.detail : ''}`),
      );
    });
    await heading.hover();
    expect(await heading.evaluate((element) => element.matches(':hover'))).toBe(true);
    await heading.click();
    await expect(heading).toHaveAttribute('title', 'true 1');
  });

  test('has the size of screen that is asked for', async ({ page, site }) => {
    await site.open('/');
    for (const size of [
      { width: 320, height: 640 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(size);
      await expect(site.menuToggle).toBeVisible({ visible: size.width < 900 });
    }
  });

  test('the engine says what an element is', async ({ site, accessibleElement }) => {
    needs('accessibleElement');
    await site.open('/');
    expect(await accessibleElement(site.heading)).toEqual({ role: 'heading', name: message('home.hero.title') });
    expect(await accessibleElement(site.schemeSwitch)).toEqual({ role: 'switch', name: message('common.scheme.dark') });
  });

  test('comes back from a page without waiting for ever', async ({ page, site }) => {
    await site.open('/');
    await site.open('/about-us');
    await page.goBack();
    await expect(site.heading).toHaveText(message('home.hero.title'));
    // What is left while it loads may say so.
    await site.hydrated();
    await page.goForward();
    await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  });

  test('comes back from a place on a page to where it came from', async ({ page, site }) => {
    await site.open('/about-us');
    await page.goto('/about-us#content');
    await page.goBack();
    await expect(page).toHaveURL('/about-us');
    await page.goForward();
    await expect(page).toHaveURL('/about-us#content');
  });

  test('sees what axe finds', async ({ page, site, expectAccessible }) => {
    await site.open('/privacy-policy');
    await expectAccessible();
    await site.main.evaluate((main) => main.append(new Image()));
    expect(await axeLines(page, 'all')).toEqual([expect.stringMatching(/^axe image-alt /)]);
  });

  for (const [setting, query] of [
    [{ colorScheme: 'dark' }, '(prefers-color-scheme: dark)'],
    [{ reducedMotion: 'no-preference' }, '(prefers-reduced-motion: no-preference)'],
    [{ contrast: 'more' }, '(prefers-contrast: more)'],
    [{ forcedColors: 'active' }, '(forced-colors: active)'],
    [{ media: 'print' }, 'print'],
  ] as const) {
    test(`imitates ${query}, and no longer when told`, async ({ page, site }) => {
      needs('emulateMedia', ...('forcedColors' in setting ? (['forcedColors'] as const) : []));
      await site.open('/');
      const matches = () => page.evaluate((query) => matchMedia(query).matches, query);
      expect(await matches()).toBe(false);
      await page.emulateMedia(setting);
      expect(await matches()).toBe(true);
      await page.emulateMedia({
        colorScheme: 'light',
        reducedMotion: 'reduce',
        contrast: 'no-preference',
        forcedColors: 'none',
        media: 'screen',
      });
      expect(await matches()).toBe(false);
    });
  }
});

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: /planted|^Failed to load resource/ });

  test('is heard: a word on the console, an exception, a file that is held back', async ({ page, site }) => {
    await page.route(pageFiles.words('aboutUs'), (route) => route.abort());
    await site.open('/');
    const said = page.waitForEvent(
      'console',
      (line) => line.type() === 'error' && line.text().includes('planted word'),
    );
    await page.evaluate(() => {
      console.error(new Error('planted word'));
    });
    await said;
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('planted error');
      });
    });
    expect((await thrown).message).toContain('planted error');
    const held = page.waitForEvent('requestfailed', (request) => pageFiles.words('aboutUs').test(request.url()));
    await site.footer.getByRole('link', { name: message('common.footer.aboutUs') }).hover();
    await held;
  });
});

test.describe('without script', () => {
  needs('javaScriptOff');
  test.use({ javaScriptEnabled: false });

  test('no script runs', async ({ page, site }) => {
    await page.goto('/');
    // Only the page's script makes it a button.
    await expect(site.main.getByRole('link', { name: message('common.contactUs') })).toHaveCount(2);
  });
});
