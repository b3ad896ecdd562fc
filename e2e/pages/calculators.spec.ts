import { needs } from '@nine-blocks/system-browsers/needs';
import { parts } from '../../src/content/parts';
import { expect, test } from '../fixtures';
import { message } from '../messages';

test.describe('the working day', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('fetches its code when the pointer is over its question, and computes the overlap of the chosen hours', async ({
    page,
    site,
    press,
  }) => {
    needs('timezone');
    await page.clock.setFixedTime('2027-01-20T12:00:00Z');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const files = () => asked.filter((url) => /sharedDay|calculators/.test(url));
    await site.open('/');
    expect(files()).toEqual([]);
    const question = (id: 'fees' | 'timeZone') =>
      site.main.getByRole('button', { name: message(`home.faq.${id}.question`) });
    await question('timeZone').hover();
    await expect.poll(files).toHaveLength(2);
    await question('timeZone').click();
    const zone = page.getByLabel(message('calculators.day.zone'));
    await expect(zone).toHaveValue(/^Asia\/(?:Calcutta|Kolkata)$/);
    expect(files()).toHaveLength(2);

    const result = site.main.getByRole('status').filter({ hasText: /day|days/ });
    const submit = site.main.getByRole('button', { name: message('calculators.submit'), exact: true });
    await submit.focus();
    await press('Enter');
    await expect(result).toContainText(message('calculators.day.none'));
    await expect(result).toContainText('Ours is from 5:30 PM to 2:30 AM, your time');
    await page.getByLabel(message('calculators.day.to')).selectOption('6:00 PM');
    // The hours have changed, so the result disappears until the next click.
    await expect(result).toHaveCount(0);
    await submit.click();
    await expect(result).toContainText('We share 30 minutes a day');
    await expect(result).toContainText('From 5:30 PM to 6:00 PM, your time');
    await zone.selectOption('America/Los_Angeles');
    await submit.click();
    await expect(result).toContainText('We share 4 hours a day');

    // The result stays while another answer is open, and is printed, too.
    await question('fees').click();
    await question('timeZone').click();
    await page.emulateMedia({ media: 'print' });
    await expect(result).toContainText('We share 4 hours a day');
    await expect(result).toBeVisible();
    await expect(submit).toBeHidden();
  });
});

test('the commission follows a rule, which the result names', async ({ page, site }) => {
  await page.goto('/referral#faq-amount');
  await site.hydrated();
  const amount = page.getByLabel(message('calculators.reward.amount.fixedPrice'));
  const submit = site.main.getByRole('button', { name: message('calculators.submit'), exact: true });
  const result = site.main.getByRole('status').filter({ hasText: 'You would earn' });
  await amount.fill('4.200,00');
  await amount.press('Enter');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(message('calculators.reward.amount.invalid'));
  await expect(result).toHaveCount(0);
  await amount.fill('4,205.50');
  await expect(amount).toHaveAccessibleDescription('');
  await amount.press('Enter');
  await expect(result).toHaveText('You would earn $420.55That is 10% of the total value of the contract, $4,205.50.');

  await page.getByRole('radio', { name: message('calculators.reward.deal.hourly') }).check();
  await expect(result).toHaveCount(0);
  await page.getByLabel(message('calculators.reward.amount.hourly')).fill('$12 500');
  await submit.click();
  const capped = '10% of $12,500 would be $1,250. You earn up to $1,000 for each closed deal.';
  await expect(result).toHaveText(`You would earn $1,000${capped}`);

  if (!parts.product) return;
  await page.getByRole('radio', { name: 'zCloud hosting' }).check();
  await expect(site.main.getByLabel(message('calculators.reward.amount.hourly'))).toHaveCount(0);
  await submit.click();
  await expect(result).toContainText('You would earn $0');
  await expect(result).toContainText(message('calculators.reward.rule.hosting'));
  await page.emulateMedia({ media: 'print' });
  await expect(result).toBeVisible();
});
