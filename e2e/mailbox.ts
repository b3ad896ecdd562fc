import { type APIRequestContext, expect } from '@playwright/test';
import type { EmailPayload } from '@nine-blocks/email-payload/emailPayload';
import type { Fault } from '../scripts/server/faults';

interface Mailbox {
  /** An address that only this test writes from. */
  address: string;
  /** What the mail host has taken from that address. */
  received: () => Promise<EmailPayload[]>;
  /** How many requests with that address have arrived, taken or not. */
  requests: () => Promise<number>;
  /** Makes the next request (or, with null, all of them) with that address fail in a real way. */
  fail: (fault: Fault, times?: number | null) => Promise<void>;
}

/** The local mail endpoint as one test sees it. */
export function createMailbox(request: APIRequestContext, address: string): Mailbox {
  const query = `fromEmail=${encodeURIComponent(address)}`;
  return {
    address,
    received: async () => {
      const response = await request.get(`/__mailbox?${query}`);
      expect(response.ok()).toBe(true);
      const mails: { payload: EmailPayload }[] = await response.json();
      return mails.map(({ payload }) => payload);
    },
    requests: async () => {
      const response = await request.get(`/__faults?${query}`);
      const { requests }: { requests: number } = await response.json();
      return requests;
    },
    fail: async (fault, times = 1) => {
      const response = await request.post('/__faults', { data: { fromEmail: address, fault, times } });
      expect(response.ok()).toBe(true);
    },
  };
}
