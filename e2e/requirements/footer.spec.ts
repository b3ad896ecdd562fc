import { expect, test } from '../fixtures';

test('Footer: columns Education, Products, People, Company, Services; copyright line with the current year; Terms and Privacy links', async ({
  page,
}) => {
  // A year that neither the build nor this machine has.
  await page.clock.setFixedTime('2042-07-01');
  await page.goto('/about-us');
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

  await test.step('Footer links also go to external sites for careers, social pages, education resources, the cloud product and people profiles', async () => {
    const education = [/AI Proof Dev/, /CodeFTW/, /podcast/i, /video channel/i];
    for (const name of [/careers/i, /linkedin/i, ...education, /cloud hosting/i, /Marta/]) {
      const link = footer.getByRole('link', { name }).first();
      await expect.soft(link).toHaveAttribute('href', /^https:/);
      await expect.soft(link).toHaveAttribute('target', '_blank');
    }
  });
  await test.step('A footer call-to-action with Contact Us', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).last().click();
    await expect(page.getByRole('dialog', { name: 'Get in touch' })).toBeVisible();
  });
});
