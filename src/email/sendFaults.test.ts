import { sendEmail } from './sendEmail';
import type { Fault } from '../../scripts/server/faults';
import { maxPayloadBytes } from '@nine-blocks/email-payload/emailPayload';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { jsonOf, jsonPost } from '../../scripts/server/testing/requests';
import { expect, test } from '../../scripts/server/testing/site';

/** The result of a send if any response counts as success, and if only 2xx does. `hang` takes 30 s: e2e/forms/contactFailure.spec.ts tests it. */
const ends: Readonly<Record<Exclude<Fault, 'hang'>, readonly [any: string, strict: string]>> = {
  '500': ['sent', 'The mail host answered with status 500'],
  '400': ['sent', 'The mail host answered with status 400'],
  '429': ['sent', 'The mail host answered with status 429'],
  reset: ['fetch failed', 'fetch failed'],
  lost: ['fetch failed', 'fetch failed'],
  slow: ['sent', 'sent'],
  half: ['sent', 'sent'],
  html: ['sent', 'sent'],
  redirect: ['sent', 'sent'],
  // Only browsers check the permission for another origin.
  noCors: ['sent', 'sent'],
};

for (const [fault, results] of Object.entries(ends)) {
  test(`${fault}, if any response counts as success, and if only 2xx does`, async ({ site }) => {
    await site.fetch('/__faults', jsonPost({ fromEmail: 'ada@example.com', fault, times: 2 }));
    const sends = [true, false].map((acceptAnyResponse) =>
      sendEmail(samplePayload(), { mailHost: site.origin, acceptAnyResponse }).then(
        () => 'sent',
        (error: unknown) => (error instanceof Error ? error.message : error),
      ),
    );
    expect(await Promise.all(sends)).toEqual(results);
    expect(await jsonOf(site.fetch('/__faults?fromEmail=ada@example.com'))).toMatchObject({ requests: 2 });
  });
}

test('a message that is too large is not sent, because the refusal could count as success', async ({ site }) => {
  const content = 'x'.repeat(maxPayloadBytes - JSON.stringify(samplePayload({ content: '' })).length);
  const sent = (text: string) =>
    sendEmail(samplePayload({ content: text }), { mailHost: site.origin, acceptAnyResponse: true });
  await sent(content);
  await expect(sent(`${content}x`)).rejects.toThrow('The message has 65537 bytes; a mail host takes 65536 at most');
  expect(await jsonOf(site.fetch('/__faults?fromEmail=ada@example.com'))).toMatchObject({ requests: 1 });
});
