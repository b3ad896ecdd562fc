import type { Fault, SenderState } from './faults';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { jsonOf, jsonPost } from './testing/requests';
import { expect, test, type Site } from './testing/site';

async function plan(site: Site, fault: Fault, times?: number | null, fromEmail = 'ada@example.com'): Promise<void> {
  const answer = await site.fetch('/__faults', jsonPost({ fromEmail, fault, times }));
  expect(answer.status).toBe(200);
}

function state(site: Site, fromEmail = 'ada@example.com'): Promise<SenderState> {
  return jsonOf(site.fetch(`/__faults?fromEmail=${fromEmail}`));
}

test('faults come in their order, as often as planned, to their sender only', async ({ site }) => {
  await plan(site, '500', 2);
  await plan(site, '400');
  await plan(site, '429', null, 'bob@example.com');
  expect(await state(site)).toEqual({
    requests: 0,
    faults: [
      { fault: '500', times: 2 },
      { fault: '400', times: 1 },
    ],
  });

  const statuses = async (fromEmail: string, times: number): Promise<number[]> => {
    const answers: number[] = [];
    for (let time = 0; time < times; time += 1) answers.push((await site.send(samplePayload({ fromEmail }))).status);
    return answers;
  };
  expect(await statuses('ada@example.com', 5)).toEqual([500, 500, 400, 200, 200]);
  expect(await statuses('bob@example.com', 3)).toEqual([429, 429, 429]);
  expect(await statuses('Ada@example.com', 1)).toEqual([200]);
  expect(await state(site)).toEqual({ requests: 5, faults: [] });
  expect(await state(site, 'bob@example.com')).toEqual({
    requests: 3,
    faults: [{ fault: '429', times: null }],
  });

  expect((await site.fetch('/__faults?fromEmail=bob@example.com', { method: 'DELETE' })).status).toBe(204);
  expect(await statuses('bob@example.com', 1)).toEqual([200]);
});

test('a refused send is counted and uses up no fault', async ({ site }) => {
  await plan(site, '500');
  expect((await site.send({ fromEmail: 'ada@example.com' })).status).toBe(400);
  expect(await state(site)).toEqual({ requests: 1, faults: [{ fault: '500', times: 1 }] });
  await site.fetch('/api/sendEmail', { method: 'OPTIONS' });
  expect((await state(site)).requests).toBe(1);
});

test('a wrong plan is refused with the field and the reason', async ({ site }) => {
  const fromEmail = 'ada@example.com';
  for (const [value, message] of [
    [{ fault: '500' }, 'fromEmail must be text'],
    [{ fromEmail, fault: '501' }, /^fault must be one of 500, 400, /],
    [{ fromEmail, fault: '500', times: 0 }, 'times must be above 0'],
    [{ fromEmail, fault: '500', times: 1.5 }, 'times must be a whole number or null'],
    [{ fromEmail, fault: '500', time: 1 }, 'time is not a known field'],
    [[], 'The body must be a JSON object'],
  ] as const) {
    const answer = await site.fetch('/__faults', jsonPost(value));
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: 'payload', message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
  }
  const form = await site.fetch('/__faults', {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'text/plain' },
  });
  expect(form.status).toBe(415);
  expect((await site.fetch('/__faults', { method: 'PUT' })).headers.get('allow')).toBe('GET, POST, DELETE');
});
