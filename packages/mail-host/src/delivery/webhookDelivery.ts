import { Webhook } from 'standardwebhooks';
import type { Deliver } from './worker';

/** The timeout in milliseconds. After it the lead counts as not delivered. */
const longest = 20_000;

/** With this status a receiver asks for no more posts (Standard Webhooks). */
const gone = 410;

/**
 * Posts leads as JSON, signed as Standard Webhooks requires. A lead has the same id in every attempt, so that the receiver recognizes a second copy.
 * After an answer other than 2xx or 410 the lead is posted again later.
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
