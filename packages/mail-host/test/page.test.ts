import { sendEmail } from '../../../src/email/sendEmail';
import { payloadOf } from '../../../scripts/server/testing/requests';
import { expect, test } from './host';
import { reply } from './smtpStub';

test('a page that counts answers fails at each refusal, one that does not thanks the visitor', async ({
  startHost,
  smtp,
}) => {
  const host = await startHost({ MAIL_RATE: '6' });
  const send = (changes: Parameters<typeof payloadOf>[0], acceptAnyResponse: boolean) =>
    sendEmail(payloadOf(changes), { mailHost: host.origin, acceptAnyResponse });

  await expect(send({}, false)).resolves.toBeUndefined();
  await expect(send({ to: 'else@example.com' }, false)).rejects.toThrow('The mail host answered with status 403');
  await expect(send({ to: 'else@example.com' }, true)).resolves.toBeUndefined();
  smtp.beforeTaking = () => Promise.reject(reply(550));
  await expect(send({}, false)).rejects.toThrow('The mail host answered with status 502');
  await expect(send({}, true)).resolves.toBeUndefined();
  await expect(send({ fromEmail: 'nobody' }, false)).rejects.toThrow('The mail host answered with status 400');
  await expect(send({}, false)).rejects.toThrow('The mail host answered with status 429');
  await expect(send({}, true)).resolves.toBeUndefined();
  expect(smtp.taken).toHaveLength(1);
});
