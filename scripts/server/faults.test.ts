import type { Fault } from './faults';
import { slowMilliseconds } from './simulateFault';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { jsonOf, jsonPost } from './testing/requests';
import { expect, test, type Site } from './testing/site';

async function plan(site: Site, fault: Fault, times?: number | null, fromEmail = 'ada@example.com'): Promise<void> {
  const answer = await site.fetch('/__faults', jsonPost({ fromEmail, fault, times }));
  expect(answer.status).toBe(200);
}

async function kept(site: Site): Promise<number> {
  return (await jsonOf<unknown[]>(site.fetch('/__mailbox.json'))).length;
}

for (const [fault, status] of [
  ['500', 500],
  ['400', 400],
  ['429', 429],
] as const) {
  test(`${fault}: an error that other origins can read, and no mail`, async ({ site }) => {
    await plan(site, fault);
    const answer = await site.send(samplePayload());
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { error: 'planned', message: expect.stringContaining('planned fault') },
    ]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('retry-after')).toBe(fault === '429' ? '30' : null);
    expect(await kept(site)).toBe(0);
  });
}

test('reset: the connection breaks before any answer, however often it is tried', async ({ site }) => {
  await plan(site, 'reset', 3);
  for (let time = 0; time < 2; time += 1) {
    const send = site.fetch('/api/sendEmail', { ...jsonPost(samplePayload()), redirect: 'follow' });
    const error = await send.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ cause: { code: 'ECONNRESET' } });
  }
  const { headers } = await site.send(samplePayload());
  expect(headers.get('location')).toBe('/api/reset');
  expect(await kept(site)).toBe(0);
});

test('lost: the mail is kept, and the connection breaks before any answer', async ({ site }) => {
  await plan(site, 'lost');
  const send = site.fetch('/api/sendEmail', { ...jsonPost(samplePayload()), redirect: 'follow' });
  await expect(send).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
  expect(await kept(site)).toBe(1);
});

test('hang: no answer ever', async ({ site }) => {
  await plan(site, 'hang');
  const send = site.fetch('/api/sendEmail', {
    ...jsonPost(samplePayload()),
    signal: AbortSignal.timeout(700),
  });
  await expect(send).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(await kept(site)).toBe(0);
});

test('slow: the mail is kept, the answer takes its time', async ({ site }) => {
  await plan(site, 'slow');
  const started = Date.now();
  const send = site.send(samplePayload());
  await expect.poll(() => kept(site)).toBe(1);
  expect((await send).status).toBe(200);
  expect(Date.now() - started).toBeGreaterThan(slowMilliseconds - 100);
});

test('half: an answer that stops in the middle', async ({ site }) => {
  await plan(site, 'half');
  const answer = await site.send(samplePayload());
  expect(answer.status).toBe(200);
  await expect(answer.json()).rejects.toThrow();
  expect(await kept(site)).toBe(1);
});

test('html: a page instead of JSON', async ({ site }) => {
  await plan(site, 'html');
  const answer = await site.send(samplePayload());
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await answer.text()).toMatch(/^<!doctype html>/);
  expect(await kept(site)).toBe(1);
});

test('redirect: to another path of the same server, which says yes', async ({ site }) => {
  await plan(site, 'redirect', 2);
  const answer = await site.send(samplePayload());
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/api/sent']);
  const followed = await site.fetch('/api/sendEmail', {
    ...jsonPost(samplePayload()),
    redirect: 'follow',
  });
  expect([followed.status, await followed.json()]).toEqual([200, { ok: true }]);
  expect(followed.headers.get('access-control-allow-origin')).toBe('*');
  expect(await kept(site)).toBe(2);
});

test('noCors: to the other name of the server, which allows no other origin', async ({ site }) => {
  for (const [name, other] of [
    ['127.0.0.1', 'localhost'],
    ['localhost', '127.0.0.1'],
  ] as const) {
    await plan(site, 'noCors');
    const answer = await fetch(`http://${name}:${site.port}/api/sendEmail`, {
      ...jsonPost(samplePayload()),
      redirect: 'manual',
    });
    const location = answer.headers.get('location') ?? '';
    expect([answer.status, location]).toEqual([307, `http://${other}:${site.port}/api/noCors`]);
    for (const method of ['OPTIONS', 'POST', 'GET']) {
      const there = await fetch(location, { method });
      expect(there.status).toBe(200);
      expect([...there.headers.keys()].filter((key) => key.startsWith('access-control'))).toEqual([]);
    }
  }
  expect(await kept(site)).toBe(0);
});
