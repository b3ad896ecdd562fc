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

/** Decodes the escapes of JSON in the text of a file, even if the file is incomplete. */
export const unescaped = (text: string) =>
  text.replace(/\\(?:u[\da-f]{4}|["\\/bfnrt])/gu, (escape) => String(JSON.parse(`"${escape}"`)));

/** Parses the text of a file. Returns undefined if it is not a lead. */
export function parseLead(text: string): Lead | undefined {
  try {
    return schema.parse(JSON.parse(text)) as Lead;
  } catch {
    return undefined;
  }
}
