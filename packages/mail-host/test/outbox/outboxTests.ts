import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import type { Outbox } from '../../src/outbox/outbox';
import { claimAll, later, anHour, put } from './outboxSteps';
import { lastingTests, type OpenOutbox } from './lastingTests';

/** Tests for every kind of outbox. `withOutbox` opens one for a test and cleans up after it. */
export function outboxTests(withOutbox: (run: (open: OpenOutbox) => Promise<void>) => Promise<void>): void {
  const outboxTest = (title: string, run: (outbox: Outbox, open: OpenOutbox) => Promise<void>) =>
    test(title, () =>
      withOutbox(async (open) => {
        await run(await open(), open);
      }),
    );

  outboxTest('a lead is claimed only once on each channel', async (outbox) => {
    // JSON can contain all of these, also NUL and half of a surrogate pair.
    const content = 'Grüße 👋\r\n"x" \0 \uD83D';
    const { id } = await put(outbox, { content });
    const lead = await outbox.claim('mail');
    expect(lead).toMatchObject({ id, count: 1, payload: samplePayload({ content }) });
    expect(await outbox.claim('mail')).toBeUndefined();
    expect((await outbox.claim('webhook'))?.id).toBe(id);
    await outbox.done(id, 'mail');
    expect(await outbox.claim('mail')).toBeUndefined();
    expect((await outbox.show(id))?.deliveries).toMatchObject({
      mail: { state: 'delivered', attempts: 1 },
      webhook: { state: 'waiting', attempts: 0 },
    });
  });

  outboxTest('each of many simultaneous claims gets another lead', async (outbox) => {
    const ids = await Promise.all(Array.from({ length: 30 }, (_, index) => put(outbox, { content: String(index) })));
    const claims = await Promise.all(Array.from({ length: 40 }, () => outbox.claim('mail')));
    const claimed = claims.flatMap((lead) => lead?.id ?? []);
    expect(new Set(claimed)).toEqual(new Set(ids.map(({ id }) => id)));
    expect(claimed).toHaveLength(30);
  });

  outboxTest('the same payload within a day is one lead with a count, also if sent simultaneously', async (outbox) => {
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => put(outbox)));
    expect(new Set(others.map(({ id }) => id))).toEqual(new Set([first?.id]));
    expect((await outbox.list()).map(({ count }) => count)).toEqual([5]);
    await outbox.claim('mail');
    await outbox.done(first?.id ?? '', 'mail');
    expect(await put(outbox)).toMatchObject({ id: first?.id, count: 6 });
    expect((await put(outbox, { fromName: 'Eve' })).id).not.toBe(first?.id);
    expect(await claimAll(outbox, 'mail')).toHaveLength(1);
  });

  outboxTest(
    'a failed attempt is due at the time that it sets, on its own channel; the age of the lead makes it late',
    async (outbox) => {
      const { id } = await put(outbox);
      expect(await outbox.counts(later(-1000))).toMatchObject({ waiting: 1, late: 0 });
      expect(await outbox.counts(later(1000))).toMatchObject({ waiting: 1, late: 1 });
      await outbox.claim('mail');
      await outbox.fail(id, 'mail', 'EENVELOPE 451', later(700));
      expect(await outbox.claim('mail')).toBeUndefined();
      expect((await outbox.claim('webhook'))?.id).toBe(id);
      await expect.poll(async () => (await outbox.claim('mail'))?.deliveries.mail).toMatchObject({ attempts: 1 });
      await outbox.fail(id, 'mail', 'ETIMEDOUT', later(anHour));
      expect((await outbox.show(id))?.deliveries.mail).toMatchObject({
        state: 'waiting',
        attempts: 2,
        error: 'ETIMEDOUT',
      });
    },
  );

  outboxTest('a refused lead waits for resend, which also sends delivered leads again', async (outbox) => {
    const { id } = await put(outbox);
    await outbox.claim('mail');
    await outbox.fail(id, 'mail', 'EENVELOPE 550', 'never');
    expect(await outbox.counts(new Date(0))).toEqual({ waiting: 1, late: 0, refused: 1, broken: 0 });
    expect(await outbox.claim('mail')).toBeUndefined();
    expect(await outbox.resend(id)).toBe(true);
    expect((await outbox.claim('mail'))?.deliveries.mail).toMatchObject({ attempts: 1, error: 'EENVELOPE 550' });
    await outbox.done(id, 'mail');
    await outbox.claim('webhook');
    await outbox.done(id, 'webhook');
    expect(await outbox.counts(later(anHour))).toEqual({ waiting: 0, late: 0, refused: 0, broken: 0 });
    expect(await outbox.resend(id)).toBe(true);
    expect(await claimAll(outbox, 'mail')).toHaveLength(1);
    expect(await claimAll(outbox, 'webhook')).toHaveLength(1);
    expect(await outbox.resend(randomUUID())).toBe(false);
    // A lead over its client's limit also waits for `resend`.
    await outbox.put(randomUUID(), samplePayload({ content: 'eleventh' }), true);
    expect(await claimAll(outbox, 'mail')).toEqual([]);
    expect(await outbox.counts(later(anHour))).toMatchObject({ refused: 1 });
  });

  lastingTests(outboxTest);
}
