import { integrityFailed } from '../support/browserErrors';
import { expect, test } from '../fixtures';
import { rareTag } from '../support/samples';
import { hold } from '../support/held';
import { pageFiles } from '../support/pageFiles';
import { referralForm } from '../support/referralForm';
import { message } from '../messages';

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
