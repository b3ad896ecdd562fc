import { Webhook } from 'standardwebhooks';
import type { Deliver } from './worker';

/** A program that is slower than this has not taken the lead. */
const longest = 20_000;

/** A receiver says by 410 that it wants nothing more (Standard Webhooks). */
const gone = 410;

/**
 * Posts leads as JSON, signed in the Standard Webhooks way. The id of a lead is the same at every attempt, so that the receiver recognizes a second copy;
 * any answer but 2xx means later.
 */
export function createWebhookDelivery({ url, secret }: { url: string; secret: string }): Deliver {
  const webhook = new Webhook(secret);
  return async ({ id, time, payload: { fromEmail, fromName, subject, content } }) => {
    const data = { id, fromEmail, fromName, subject, content };
    const body = JSON.stringify({ type: 'lead.created', timestamp: time, data });
    const now = new Date();
    const headers = {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': webhook.sign(id, now, body),
    };
    try {
      const signal = AbortSignal.timeout(longest);
      const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
      await answer.body?.cancel();
      return answer.ok ? 'delivered' : { error: `status ${answer.status}`, final: answer.status === gone };
    } catch (error) {
      const { name, cause } = error as Error;
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : name;
      return { error: code, final: false };
    }
  };
}
