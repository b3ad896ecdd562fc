import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { brokenEntry, createClientHash } from '../src/log';
import { expect, type Host, test } from './host';
import { reply } from './smtpStub';

const personal = {
  fromEmail: 'grace.hopper@navy.example',
  fromName: 'Grace Brewster Hopper',
  content: 'A private matter of compilers',
  subject: 'Contact from Grace (grace.hopper@navy.example)',
};

/** Words of the payload, and the network addresses of the client. */
const secrets =
  /grace|hopper|navy|brewster|private|compilers|subject|203\.0\.113|127\.0\.0\.1|ada@|contact@|no, thank/iu;

/** Sends requests that could bring personal data into the log. refusals.test.ts tests the other refusals. */
async function sendAll(host: Host): Promise<void> {
  const headers = { 'X-Forwarded-For': '203.0.113.7' };
  await host.send(samplePayload(personal), headers);
  await host.send({ ...samplePayload(personal), [personal.fromName]: 1 }, headers);
  await host.send(samplePayload(personal), { ...headers, Origin: `https://${personal.fromName.replaceAll(' ', '.')}` });
  const query = `/api/sendEmail?fromEmail=${personal.fromEmail}`;
  await host.fetch(query, { method: 'POST', headers, body: personal.content });
}

test('the log has the outcome of each request, and nothing about its sender', async ({ startHost, smtp }) => {
  const host = await startHost({ MAIL_PROXIES: '1', MAIL_RATE: '6' });
  await sendAll(host);
  await host.emptied();
  smtp.beforeTaking = () => Promise.reject(reply(550));
  for (let count = 0; count < 4; count += 1)
    await host.send(samplePayload({ ...personal, fromName: 'Grace' }), { 'X-Forwarded-For': '203.0.113.7' });
  await host.emptied();

  const requests = host.requests();
  expect(requests.map(({ outcome, reason, cause, status }) => [outcome, reason, cause, status])).toEqual([
    ['kept', undefined, undefined, 200],
    ['refused', 'payload', undefined, 400],
    ['refused', 'origin', undefined, 403],
    ['refused', 'mediaType', undefined, 415],
    ['kept', undefined, undefined, 200],
    ['kept', undefined, undefined, 200],
    ['kept', undefined, undefined, 200],
    ['kept', 'rate', undefined, 200],
  ]);
  expect(host.deliveries()).toMatchObject([
    { outcome: 'delivered', lead: requests[0]?.['id'], channel: 'mail', attempts: 1 },
    { outcome: 'refused', lead: requests[4]?.['id'], cause: 'EMESSAGE 550', level: 'error' },
  ]);
  // The same payload again is the same lead.
  expect(requests.slice(5).map(({ lead }) => lead)).toEqual(Array(3).fill(requests[4]?.['id']));
  const id = expect.stringMatching(/^[\da-f-]{36}$/);
  const client = expect.stringMatching(/^[\da-f]{12}$/);
  for (const entry of requests)
    expect(entry).toMatchObject({ time: expect.any(String), id, client, ms: expect.any(Number) });
  expect(new Set(requests.map(({ client }) => client)).size).toBe(1);
  expect(new Set(requests.map(({ id }) => id)).size).toBe(requests.length);
  expect(host.log()).not.toMatch(secrets);
  // This proves that the expression matches the mail.
  expect(smtp.taken[0]?.raw).toMatch(secrets);
});

test('a client gets another hash after a restart', () => {
  expect(createClientHash()('203.0.113.7')).not.toBe(createClientHash()('203.0.113.7'));
});

test('an error of the program is logged with its name and place, without its message', () => {
  const entry = brokenEntry(new RangeError(`bad text: ${personal.content}\nof ${personal.fromName}`));
  expect(entry).toMatchObject({ event: 'broken', error: 'RangeError' });
  expect(JSON.stringify(entry)).toContain('log.test.ts');
  expect(JSON.stringify(entry)).not.toMatch(secrets);
});
