import { expect, test } from '../fixtures';

const pages = {
  '/': [/who will work|workforce/i, /time zone/i, /English/, /fees/i, /Meteor/],
  '/referral': [/./, /./, /./, /./],
};

for (const [path, questions] of Object.entries(pages)) {
  test(`${path}: FAQ accordion, ${questions.length} questions, none open by default; selecting opens one; selecting the open one closes it`, async ({
    page,
  }) => {
    await page.goto(path);
    const headings = page.getByRole('main').getByRole('heading', { name: /\?$/ });
    const buttons = headings.getByRole('button');
    const open = headings.getByRole('button', { expanded: true });
    await expect(buttons).toHaveText(questions);
    await expect(open).toHaveCount(0);
    for (const [index] of questions.entries()) {
      await buttons.nth(index).click();
      await expect(buttons.nth(index)).toHaveAttribute('aria-expanded', 'true');
      await expect(open).toHaveCount(1);
      // The calculator of the second answer moves the questions below it when it arrives.
      if (index === 1) await expect(page.getByRole('button', { name: 'Calculate', exact: true })).toBeVisible();
    }
    await buttons.last().click();
    await expect(open).toHaveCount(0);
  });
}

test('US time zone (7 am-4 pm Eastern)', async ({ page }) => {
  await page.goto('/');
  const answer = page.getByRole('main').getByText(/7 am-4 pm Eastern/i);
  await expect(answer).toBeHidden();
  await page.getByRole('button', { name: /time zone/i }).click();
  await expect(answer).toBeVisible();
});

test('Terms section: expanded or collapsed', async ({ page }) => {
  await page.goto('/referral');
  const terms = page.getByRole('main').getByRole('heading', { name: /terms/i }).getByRole('button');
  await expect(terms).toHaveAttribute('aria-expanded', 'false');
  await terms.click();
  await expect(terms).toHaveAttribute('aria-expanded', 'true');
  const rules = [
    /no limit/i,
    /total contract value|total value/i,
    /first month/i,
    /client has paid/i,
    /not valid for.*hosting|hosting/i,
    /end .*at any time/i,
    /decision.*final/i,
  ];
  for (const rule of rules) await expect.soft(page.getByText(rule).filter({ visible: true }).first()).toBeVisible();
  await terms.click();
  await expect(terms).toHaveAttribute('aria-expanded', 'false');
});
