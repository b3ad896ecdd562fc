import { payloadRefusals } from '@nine-blocks/email-payload/payloadRefusals';

interface RefusalFacts {
  status: number;
  /** Text for developers and for the probe. */
  message: string;
}

/** All reasons to refuse a mail: 4xx if the request is wrong, 5xx if this host fails. */
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

/** The reason for a refusal and, if known, the seconds until another attempt makes sense. */
export interface Refusal {
  code: RefusalCode;
  /** Replaces the message of the code. */
  message?: string;
  retryAfter?: number;
  /** The code of the system's error, only for the log. */
  cause?: string;
}
