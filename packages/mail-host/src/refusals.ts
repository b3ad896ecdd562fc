import { payloadRefusals } from '@nine-blocks/email-payload/payloadRefusals';

interface RefusalFacts {
  status: number;
  /** For readers of the answer: a developer, or the owner's probe. */
  message: string;
}

/** Every reason for which a mail is not taken: 4xx where the request is at fault, 5xx where this host is. */
export const refusals = {
  path: { status: 404, message: 'Only /api/sendEmail, /health and /live exist here' },
  method: { status: 405, message: 'This method cannot be used here' },
  origin: { status: 403, message: 'Pages of this origin may not send mails through this host' },
  rate: { status: 429, message: 'Too many requests from this address, and no room to set more aside' },
  ...payloadRefusals,
  honeypot: { status: 400, message: 'Please leave the field website empty, or write to us by email' },
  recipient: { status: 403, message: 'This host does not send mails to this address' },
  sender: { status: 403, message: 'This host does not send mails as this address' },
  unavailable: { status: 503, message: 'The mail cannot be kept now' },
  full: { status: 507, message: 'There is no room to keep the mail' },
  broken: { status: 500, message: 'Something is broken on this host' },
} as const satisfies Record<string, RefusalFacts>;

export type RefusalCode = keyof typeof refusals;

/** Why a mail was not taken, and after how many seconds another attempt makes sense, where that is known. */
export interface Refusal {
  code: RefusalCode;
  /** In place of the code's own message. */
  message?: string;
  retryAfter?: number;
  /** The code of the system's error, without words, for the log alone. */
  cause?: string;
}
