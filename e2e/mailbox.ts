import { type APIRequestContext, expect } from '@playwright/test';
import type { EmailPayload } from '@nine-blocks/email-payload/emailPayload';
import type { Fault } from '../scripts/server/faults';

interface Mailbox {
  /** The sender's address; no other test uses it. */
  address: string;
  /** The mails that the mail host has accepted from that address. */
  received: () => Promise<EmailPayload[]>;
  /** The number of requests with that address, accepted or not. */
  requests: () => Promise<number>;
  /** Makes the next request with that address fail as on a real network; with null, all requests. */
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
