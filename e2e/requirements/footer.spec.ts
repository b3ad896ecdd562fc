import { expect, test } from '../fixtures';

test('Footer: columns Education, Products, People, Company, Services; copyright line with the current year; Terms and Privacy links', async ({
  page,
}) => {
  // Neither the year of the build nor that of this machine.
  await page.clock.setFixedTime('2042-07-01');
  await page.goto('/education');
  const footer = page.getByRole('contentinfo');
  for (const title of ['Education', 'Products', 'People', 'Company', 'Services']) {
    await expect(footer.getByText(title, { exact: true })).toBeVisible();
  }
  await expect(footer.getByRole('heading')).toHaveCount(0);
  await expect(footer.getByText('© 2042')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Terms', exact: true })).toHaveAttribute(
    'href',
    '/terms-and-conditions',
  );
  await expect(footer.getByRole('link', { name: 'Privacy', exact: true })).toHaveAttribute('href', '/privacy-policy');
});

test('Footer links also go to external sites for careers, social pages, education resources, the cloud product and people profiles', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const names = [
    /careers/i,
    /linkedin/i,
    /AI Proof Dev/,
    /CodeFTW/,
    /podcast/i,
    /video channel/i,
    /cloud hosting/i,
    /Marta/,
  ];
  for (const name of names) {
    const link = footer.getByRole('link', { name }).first();
    await expect.soft(link).toHaveAttribute('href', /^https:/);
    await expect.soft(link).toHaveAttribute('target', '_blank');
  }
});

test('A footer call-to-action with Contact Us', async ({ page }) => {
  for (const path of ['/', '/case-studies', '/about-us', '/services/consulting']) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).last().click();
      await expect(page.getByRole('dialog', { name: 'Get in touch' })).toBeVisible();
    });
  }
});
