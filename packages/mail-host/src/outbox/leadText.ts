import { z } from 'zod';
import { emailPayloadKeys } from '@nine-blocks/email-payload/emailPayload';
import type { Lead } from './outbox';

const delivery = z.object({
  state: z.enum(['waiting', 'delivered', 'refused']),
  attempts: z.int(),
  at: z.iso.datetime(),
  error: z.string().optional(),
});

const schema = z.object({
  id: z.uuid(),
  time: z.iso.datetime(),
  fingerprint: z.string(),
  count: z.int(),
  deliveries: z.object({ mail: delivery.optional(), webhook: delivery.optional() }),
  payload: z.record(z.enum(emailPayloadKeys), z.string()),
});

/** A lead as the text of its file. */
export const textOfLead = (lead: Lead) => JSON.stringify(lead, undefined, 2);

/** The characters of a file's text, even one that is cut: `textOfLead` writes some as escapes. */
export const unescaped = (text: string) =>
  text.replace(/\\(?:u[\da-f]{4}|["\\/bfnrt])/gu, (escape) => String(JSON.parse(`"${escape}"`)));

/** The lead that a file's text holds, or undefined when it holds none. */
export function parseLead(text: string): Lead | undefined {
  try {
    return schema.parse(JSON.parse(text)) as Lead;
  } catch {
    return undefined;
  }
}
