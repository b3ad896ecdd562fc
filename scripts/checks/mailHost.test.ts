import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { expect, test } from '../../packages/mail-host/test/host';
import { sendEmail } from '../../src/email/sendEmail';

test('the mail host accepts the mails of the site, and its refusal is an error if only 2xx counts as success', async ({
  host,
  smtp,
}) => {
  test.skip(process.platform === 'win32', 'the mail host does not run on Windows (packages/mail-host/README.md)');
  const site = { mailHost: host.origin, acceptAnyResponse: false };
  await sendEmail(samplePayload({ content: 'A shop with 語 and 😀.' }), site);
  await expect.poll(() => smtp.taken.length).toBe(1);
  expect(smtp.taken[0]?.parsed.text?.trimEnd()).toBe('A shop with 語 and 😀.');

  const refused = samplePayload({ to: 'somebody@example.com' });
  await expect(sendEmail(refused, site)).rejects.toThrow('The mail host answered with status 403');
  await sendEmail(refused, { ...site, acceptAnyResponse: true });
  expect(host.requests().map(({ status }) => status)).toEqual([200, 403, 403]);
});
