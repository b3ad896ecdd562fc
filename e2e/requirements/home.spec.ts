import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';

/** How many of the items are side by side. */
const columns = (items: Locator) =>
  items.evaluateAll((all) => {
    const top = all[0]?.getBoundingClientRect().top;
    return all.filter((item) => item.getBoundingClientRect().top === top).length;
  });

test('Layout columns: team grid 2, 3, 6 by width; hero logos and service grid 1, 2, 4', async ({ page }) => {
  await page.goto('/');
  const listWith = (item: Locator) => page.getByRole('list').filter({ has: item }).getByRole('listitem');
  const logos = listWith(page.getByRole('link', { name: 'AI', exact: true }));
  const services = listWith(page.getByRole('heading', { name: 'AI Development' }));
  const team = listWith(page.getByRole('heading', { name: 'Marta Oliveira' }));
  const widths = [
    [320, 1, 1, 2],
    [599, 1, 1, 2],
    [600, 2, 2, 3],
    [899, 2, 2, 3],
    [900, 4, 4, 6],
    [1440, 4, 4, 6],
  ] as const;
  for (const [width, ofLogos, ofServices, ofTeam] of widths) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => columns(logos)).toBe(ofLogos);
      await expect.poll(() => columns(services)).toBe(ofServices);
      await expect.poll(() => columns(team)).toBe(ofTeam);
    });
  }
});

test('Home page content', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const listWith = (heading: RegExp) =>
    main.getByRole('list').filter({ has: page.getByRole('heading', { name: heading }) });

  await test.step('Hero reading ‘We transform ideas into digital products’, with a Contact Us button and technology logos', async () => {
    const title = 'We transform ideas into digital products';
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Contact Us' }).first()).toBeVisible();
    await expect(main.getByRole('img', { name: 'React', exact: true })).toBeVisible();
    await expect(main.getByRole('img', { name: 'Meteor', exact: true })).toBeVisible();
  });
  await test.step('Hiring banner linking to an external careers page', async () => {
    await expect(main.getByRole('link', { name: /positions|careers|hiring/i })).toHaveAttribute(
      'href',
      /^https:.*careers/,
    );
  });
  await test.step('Services cards', async () => {
    const cards = listWith(/^AI Development/).getByRole('heading');
    const names = (await cards.allInnerTexts()).slice(0, 9);
    expect(names.map((name) => name.replace(/\s*\(.*/s, ''))).toEqual([
      'AI Development',
      'Web App Development',
      'Mobile Development',
      'Product Design',
      'Consulting',
      'DevOps',
      'Marketing Websites',
      'Meteor services',
      'Cloud Hosting',
    ]);
    await expect(main.getByText('Cloud Hosting', { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Cloud Hosting/ })).toHaveAttribute('href', /^https:/);
  });
  await test.step('‘Why the company’ with four points', async () => {
    await expect(main.getByRole('heading', { name: /^Why / })).toBeVisible();
    const points = listWith(/15\+ years of experience/).getByRole('listitem');
    await expect(points).toHaveText([
      /80%.*senior/i,
      /result oriented/i,
      /long term partnerships.*90%/i,
      /flexible partner/i,
    ]);
  });
  await test.step('Top experts: team members with photo, name, position', async () => {
    await expect(main.getByRole('heading', { name: 'Top experts' })).toBeVisible();
    const members = listWith(/Marta Oliveira/).getByRole('listitem');
    for (const member of await members.all()) {
      await expect.soft(member.getByRole('heading')).toBeVisible();
      await expect.soft(member.getByRole('paragraph')).toHaveText(/./);
      // A photo next to a name needs no words, so it has no role.
      const photo = member.locator('img');
      await photo.scrollIntoViewIfNeeded();
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });
  await test.step('‘How We Work’: Project on demand, IT partner, Team augmentation', async () => {
    await expect(main.getByRole('heading', { name: 'How We Work', exact: true })).toBeVisible();
    await expect(listWith(/Project on demand/).getByRole('listitem')).toHaveText([
      /Project on demand.*fixed price.*fixed scope/i,
      /IT partner.*multidisciplinary agile team/i,
      /Team augmentation/i,
    ]);
  });
  await test.step('Customer stories section (heading, featured cards)', async () => {
    await expect(main.getByRole('heading', { name: 'Customer stories' })).toBeVisible();
    const stories = main.getByRole('heading').getByRole('link');
    const addresses = await stories.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((address) => address.startsWith('/case-studies/'))).toEqual([
      '/case-studies/pet-parker',
      '/case-studies/monti-apm',
      '/case-studies/sekr',
    ]);
  });
  await test.step('Clicking the AI logo goes to the AI services page', async () => {
    await main.getByRole('link', { name: 'AI', exact: true }).click();
    await expect(page).toHaveURL('/services/ai');
  });
});
