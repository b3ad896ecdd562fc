import { heldByInspector, integrityFailed, unknownDirective } from './engines/browserErrors';
import { expect, test } from './fixtures';
import { rareTag } from './pages/samples';
import { hold } from './pages/held';
import { oneOfEachKind } from './pages/oneOfEachKind';
import { pageFiles } from './pages/pageFiles';
import { referralForm } from './pages/referralForm';
import { message } from './messages';

for (const path of ['/', '/referral']) {
  test(`hydration neither moves the style sheet of ${path} nor adds a rule that it has`, async ({ page, site }) => {
    const scripts = await hold(page, pageFiles.code('start'));
    await page.goto(path, { waitUntil: 'commit' });
    const sheet = await page.evaluateHandle(() => document.styleSheets[0]);
    scripts.release();
    await site.hydrated();
    const added = await page.evaluate((first) => {
      const selectors = [...document.styleSheets].map(({ cssRules }) =>
        [...cssRules].flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : [])),
      );
      const [own, ...later] = selectors;
      return { isFirst: document.styleSheets[0] === first, twice: later.flat().filter((rule) => own?.includes(rule)) };
    }, sheet);
    expect(added).toEqual({ isFirst: true, twice: [] });
  });
}

test('a visitor who goes forward before the script has arrived gets the page of the address', async ({
  page,
  site,
}) => {
  await site.open('/');
  await site.footer.getByRole('link', { name: message('common.footer.aboutUs'), exact: true }).click();
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  await page.goBack();
  await expect(site.heading).toHaveText(message('home.hero.title'));

  const scripts = await hold(page, pageFiles.code('start'));
  await page.reload({ waitUntil: 'commit' });
  await page.evaluate(() => {
    window.history.forward();
  });
  await expect(page).toHaveURL('/about-us');
  scripts.release();
  await site.hydrated();
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  await expect(page).toHaveTitle(message('common.titleTemplate', { title: message('aboutUs.meta.title') }));
});

test('a page is hydrated after two seconds though one of its pictures never comes', async ({ page, site }) => {
  await page.clock.install();
  await hold(page, /\/images\//);
  await page.goto('/case-studies', { waitUntil: 'domcontentloaded' });
  await page.clock.fastForward(2000);
  await site.pageHydrated();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test.describe('before the script has arrived', () => {
  test('a click on a contact button is kept: the dialog opens once it can', async ({ page, site, contact }) => {
    const scripts = await hold(page, /\.js$/);
    await page.goto('/');
    const button = site.header.getByRole('link', { name: message('common.contactUs') });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    scripts.release();
    await expect(contact.dialog).toBeVisible();
    expect(site.documents()).toEqual(['/']);
    await contact.closeButton.click();
    await expect(site.header.getByRole('button', { name: message('common.contactUs') })).not.toHaveAttribute(
      'aria-busy',
    );
  });

  test('keys are kept: Space opens the dialog, Enter turns the color scheme', async ({ page, site, contact }) => {
    const scripts = await hold(page, /\.js$/);
    await page.goto('/');
    await site.schemeSwitch.press('Enter');
    await site.header.getByRole('link', { name: message('common.contactUs') }).press('Space');
    scripts.release();
    await expect(contact.dialog).toBeVisible();
    await contact.closeButton.click();
    await expect(site.schemeSwitch).toBeChecked();
  });

  test('two clicks of an impatient visitor are one', async ({ page, site }) => {
    const scripts = await hold(page, /\.js$/);
    await page.goto('/');
    await site.schemeSwitch.dblclick();
    scripts.release();
    await expect(site.schemeSwitch).toBeChecked();
  });

  test('a filter that was chosen is applied', async ({ page, site }) => {
    const scripts = await hold(page, /\.js$/);
    await page.goto('/case-studies');
    await site.main.getByRole('combobox').selectOption(rareTag);
    scripts.release();
    await expect(page).toHaveURL(`/case-studies?filter=${rareTag}`);
    await expect(site.main.getByRole('combobox')).toHaveValue(rareTag);
  });

  test('a link to another page is followed', async ({ page, site }) => {
    await hold(page, /\.js$/);
    await page.goto('/');
    await site.footer.getByRole('link', { name: message('common.footer.aboutUs'), exact: true }).click();
    await expect(page).toHaveURL('/about-us');
    expect(site.documents()).toEqual(['/', '/about-us']);
  });
});

test.describe('where the script fails', () => {
  test.use({ expectedErrors: new RegExp(`^Failed to load resource|${integrityFailed}`) });

  test('a click that was kept has its effect without it', async ({ page, site }) => {
    let fail = () => {};
    const failed = new Promise<void>((done) => {
      fail = done;
    });
    await page.route(pageFiles.code('start'), async (route) => {
      await failed;
      await route.fulfill({ status: 404, body: 'Not found' });
    });
    await page.goto('/case-studies');
    const link = site.main.getByRole('link', { name: message('caseStudies.list.showAll') });
    await link.click();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    fail();
    await expect(page).toHaveURL(/\?show=all#/);
  });

  test('or does not come, so has it after four seconds', async ({ page, site }) => {
    await hold(page, /\.js$/);
    await page.goto('/case-studies');
    await site.main.getByRole('link', { name: message('caseStudies.list.showAll') }).click();
    await expect(page).toHaveURL(/\?show=all#/, { timeout: 15_000 });
  });
});

test.describe('an email field that is left empty right after the page has appeared', () => {
  const scripts = { 'any script': /\.js$/, 'the code of the form': pageFiles.code('referralForm') };

  for (const [what, files] of Object.entries(scripts)) {
    test(`before ${what} has come, says so once the form is hydrated`, async ({ page }) => {
      const held = await hold(page, files);
      await page.goto('/referral');
      const field = referralForm(page).field('yourEmail');
      await field.focus();
      await field.press('Tab');
      await expect(field).not.toBeFocused();
      held.release();
      await expect(field).toHaveAccessibleDescription(message('referral.form.yourEmail.empty'));
    });
  }
});

test.describe('an island, which waits for the visitor', () => {
  const code = pageFiles.code('referralForm');

  for (const { path } of oneOfEachKind) {
    test(`keeps its HTML when it is hydrated, without a word on the console: ${path}`, async ({ page, site }) => {
      const said: string[] = [];
      page.on('console', (line) => {
        const text = line.text();
        if (!text.startsWith(unknownDirective) && !heldByInspector.test(text)) said.push(text);
      });
      const held = await hold(page, /\.js$/);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForLoadState('domcontentloaded');
      const before = await page.locator('[data-not-hydrated] > :first-child').elementHandles();
      held.release();
      await site.hydrated();
      for (const element of before) expect(await element.evaluate(({ isConnected }) => isConnected)).toBe(true);
      expect(said).toEqual([]);
    });
  }

  test('has its code asked for once it is near', async ({ page, site }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (code.test(request.url())) asked.push(request.url());
    });
    await page.goto('/referral');
    await site.pageHydrated();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await referralForm(page).field('yourEmail').scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBe(1);
  });

  test('keeps what is typed and pressed before its code has come', async ({ page, site }) => {
    const held = await hold(page, code);
    await page.goto('/referral');
    await site.pageHydrated();
    const { field, submit } = referralForm(page);
    await field('yourEmail').fill('ada@');
    await submit.click();
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    held.release();
    await expect(field('yourEmail')).toHaveAccessibleDescription(/valid email address/);
    await expect(field('yourEmail')).toHaveValue('ada@');
    expect(site.documents()).toEqual(['/referral']);
  });

  test.describe('and has no code', () => {
    test.use({ expectedErrors: new RegExp(`^Failed to load resource|Loading chunk|${integrityFailed}`) });

    test('stays as it is, and asks again', async ({ page, site }) => {
      let isGone = true;
      await page.route(code, (route) =>
        isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
      );
      await page.goto('/referral');
      await site.pageHydrated();
      const { field, submit } = referralForm(page);
      const failed = page.waitForEvent('console', (line) => line.text().includes('Loading chunk'));
      await field('yourEmail').scrollIntoViewIfNeeded();
      await failed;
      isGone = false;
      await field('yourEmail').fill('ada@');
      await submit.click();
      await expect(field('yourEmail')).toHaveAccessibleDescription(/valid email address/);
      expect(site.documents()).toEqual(['/referral']);
    });
  });
});

test.describe('at an unknown address', () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const path of ['/nowhere', '/case-studies/nowhere']) {
    test(`the not-found page at ${path} shows ways on that work, and there is a way back to it`, async ({
      page,
      site,
    }) => {
      await page.goto(path);
      await site.hydrated();
      await expect(site.heading).toHaveText(message('notFound.hero.title'));
      await site.main.getByRole('link', { name: message('notFound.caseStudies') }).click();
      await expect(page).toHaveURL('/case-studies');
      await expect(site.heading).toHaveText(message('caseStudies.hero.title'));
      await page.goBack();
      await expect(site.heading).toHaveText(message('notFound.hero.title'));
      await site.main.getByRole('link', { name: message('notFound.home') }).click();
      await expect(site.heading).toHaveText(message('home.hero.title'));
      await expect(page).toHaveURL('/');
      // The browser has known all the time that there is no such page.
      expect(site.documents()).toEqual([path]);
    });
  }

  test('a case study that there is not is the not-found page to who comes there within the site', async ({
    page,
    site,
  }) => {
    await site.open('/');
    await page.evaluate(() => {
      window.history.pushState(null, '', '/case-studies/nowhere');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(site.heading).toHaveText(message('notFound.hero.title'));
    // The browser knows which there are.
    expect(site.documents()).toEqual(['/']);
  });
});
