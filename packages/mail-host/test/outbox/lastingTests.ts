import { expect } from '@playwright/test';
import type { Outbox } from '../../src/outbox/outbox';
import { anHour, claimAll, later, put } from './outboxSteps';

/** Opens an outbox for mail and webhook in a place of its own for each test. A second call opens the same place again. */
export type OpenOutbox = () => Promise<Outbox>;

type OutboxTest = (title: string, run: (outbox: Outbox, open: OpenOutbox) => Promise<void>) => void;
/** Tests that leads survive a host, and that they are erased in time. */
export function lastingTests(outboxTest: OutboxTest): void {
  outboxTest('all leads are there after the outbox is opened again', async (outbox, open) => {
    const first = await put(outbox, { content: 'first' });
    const second = await put(outbox, { content: 'second' });
    const third = await put(outbox, { content: 'third' });
    await claimAll(outbox, 'mail');
    await outbox.done(first.id, 'mail');
    await outbox.fail(second.id, 'mail', 'EENVELOPE 550', 'never');
    await outbox.fail(third.id, 'mail', 'ECONNECTION', new Date());
    const before = await outbox.list();
    await outbox.close();
    const again = await open();
    expect(await again.list()).toEqual(before);
    expect((await again.claim('mail'))?.id).toBe(third.id);
    expect(await claimAll(again, 'webhook')).toHaveLength(3);
    expect((await put(again, { content: 'second' })).id).toBe(second.id);
  });

  outboxTest('forget erases the leads with this address, and no others', async (outbox) => {
    await put(outbox, { fromEmail: 'Ada@Example.com' });
    await put(outbox, { fromEmail: 'eve@example.com', content: '<h2>Referral</h2><dd>ada@example.com</dd>' });
    const kept = await put(outbox, { fromEmail: 'mada@example.com', subject: 'x', content: 'ada@example.com.br' });
    const other = await put(outbox, { fromEmail: 'ada@example.community', subject: 'y' });
    expect(await outbox.forget('ada@example.com')).toBe(2);
    expect(new Set((await outbox.list()).map(({ id }) => id))).toEqual(new Set([kept.id, other.id]));
    expect(await claimAll(outbox, 'mail')).toHaveLength(2);
    expect(await outbox.forget('contact@example.com')).toBe(0);
  });

  outboxTest('forget finds a domain in Unicode and in ASCII', async (outbox) => {
    const spellings = ['ada@münchen.example', 'ada@mu\u0308nchen.example', 'ada@xn--mnchen-3ya.example'];
    for (const address of spellings) {
      for (const content of spellings) await put(outbox, { content });
      expect(await outbox.forget(address)).toBe(3);
    }
  });

  outboxTest('only delivered leads are erased after their time', async (outbox) => {
    const [done, half, refused] = await Promise.all(['a', 'b', 'c'].map((content) => put(outbox, { content })));
    await claimAll(outbox, 'mail');
    await claimAll(outbox, 'webhook');
    await outbox.done(done?.id ?? '', 'mail');
    await outbox.done(done?.id ?? '', 'webhook');
    await outbox.done(half?.id ?? '', 'mail');
    await outbox.fail(refused?.id ?? '', 'mail', 'EENVELOPE 550', 'never');
    expect(await outbox.erase(later(-anHour))).toBe(0);
    expect(await outbox.erase(later(anHour))).toBe(1);
    expect(await outbox.show(done?.id ?? '')).toBeUndefined();
    expect(new Set((await outbox.list()).map(({ id }) => id))).toEqual(new Set([half?.id, refused?.id]));
  });
}
