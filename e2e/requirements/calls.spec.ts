import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { fillReferral } from './fillReferral';

const thanks = 'Thank you! We will contact you shortly.';
const keys = ['content', 'from', 'fromEmail', 'fromName', 'subject', 'to'];

test('Contact request: POST /api/sendEmail, JSON: fromEmail, fromName, content, to, from, subject combining name and email', async ({
  page,
}) => {
  needs('requestBodies');
  await page.route('**/api/sendEmail', (route) => route.fulfill({ status: 200 }));
  await page.goto('/');
  const send = async (fill: readonly (readonly [string, string])[]) => {
    await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Get in touch' });
    for (const [label, value] of fill) await dialog.getByLabel(label).fill(value);
    const call = page.waitForRequest('**/api/sendEmail');
    await dialog.getByRole('button', { name: /send/i }).click();
    const request = await call;
    expect(request.method()).toBe('POST');
    const body = request.postDataJSON() as Record<string, string>;
    expect(Object.keys(body).toSorted()).toEqual(keys);
    expect(body).toMatchObject({ fromEmail: 'ada@example.com', to: 'hello@nineblocks.example' });
    expect(body['from']).toMatch(/^\S+@nineblocks\.example$/);
    await expect(dialog.getByText(thanks)).toBeVisible();
    await dialog.getByRole('button', { name: /close/i }).click();
    return body;
  };
  await test.step('every field', async () => {
    const description = 'An engine. '.repeat(1819).slice(0, 20_000);
    const body = await send([
      ['Name', 'Ada Byron'],
      ['Email', 'ada@example.com'],
      ['Project description', description],
    ]);
    expect(body).toMatchObject({ fromName: 'Ada Byron', subject: 'Contact from Ada Byron (ada@example.com)' });
    expect(body['content']?.length).toBe(20_000);
    expect(body['content']).toBe(description);
  });
  await test.step('name defaults to ‘Unknown’ and description to ‘No content’', async () => {
    expect(await send([['Email', 'ada@example.com']])).toMatchObject({
      fromName: 'Unknown',
      content: 'No content',
      subject: 'Contact from Unknown (ada@example.com)',
    });
  });
});

test('Referral: same fields; content is an HTML summary; subject ‘New referral from’ plus the sender’s name', async ({
  page,
}) => {
  needs('requestBodies');
  await page.route('**/api/sendEmail', (route) => route.fulfill({ status: 200 }));
  const send = async (fill: () => Promise<void>) => {
    await page.goto('/referral');
    await fillReferral(page);
    await fill();
    const call = page.waitForRequest('**/api/sendEmail');
    await page.getByRole('button', { name: /send/i }).click();
    const body = (await call).postDataJSON() as Record<string, string>;
    expect(Object.keys(body).toSorted()).toEqual(keys);
    expect(body).toMatchObject({
      fromEmail: 'ada@example.com',
      fromName: 'Ada Byron',
      to: 'hello@nineblocks.example',
      subject: 'New referral from Ada Byron',
    });
    return body['content'];
  };
  await test.step('every field', async () => {
    const content = await send(async () => {
      await page.getByLabel("Referral's phone number").fill('+44 20 7946 0000');
      await page.getByRole('radio', { name: 'Business' }).check();
      await page.getByLabel('Details').fill('An <b>engine</b>');
      await page.getByLabel(/how (do )?you know them/i).fill('From Cambridge');
    });
    const facts = ['Charles Babbage', 'charles@example.com', '+44 20 7946 0000', 'Business', 'From Cambridge'];
    for (const fact of facts) expect.soft(content).toContain(fact);
    expect(content).toMatch(/<[a-z]+>/);
    expect(content).toContain('An &lt;b&gt;engine&lt;/b&gt;');
  });
  await test.step('optional fields', async () => {
    const content = await send(() => Promise.resolve());
    expect(content).toContain('Individual');
    expect(content).not.toMatch(/phone|details|know/i);
  });
});

test.describe('answers', () => {
  // The browser reports them, and the site logs what is not a success.
  test.use({ expectedErrors: /404|500/ });

  test('The response body is not read; any resolved response counts as success', async ({ page }) => {
    const answers = [
      { status: 200, body: 'not JSON' },
      { status: 404, body: '' },
      { status: 500, body: '<h1>Error</h1>' },
    ];
    await page.goto('/');
    for (const answer of answers) {
      await test.step(String(answer.status), async () => {
        await page.unroute('**/api/sendEmail');
        await page.route('**/api/sendEmail', (route) => route.fulfill(answer));
        await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).first().click();
        const dialog = page.getByRole('dialog', { name: 'Get in touch' });
        await dialog.getByLabel('Email').fill('ada@example.com');
        await dialog.getByRole('button', { name: /send/i }).click();
        await expect(dialog.getByText(thanks)).toBeVisible();
        await dialog.getByRole('button', { name: /close/i }).click();
      });
    }
  });
});

test('No other calls; page content is static, media from static image and video paths', async ({ page, baseURL }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(`${baseURL}/`) || request.url().startsWith('data:');
    if (!isOurs || request.method() !== 'GET') others.push(`${request.method()} ${request.url()}`);
  });
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  for (const name of ['Case studies', 'All resources', 'About Us', 'Consulting']) {
    const before = await title.innerText();
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(title).not.toHaveText(before);
  }
  await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Get in touch' })).toBeVisible();
  expect(others).toEqual([]);
});
