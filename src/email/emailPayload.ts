/** What a form sends and the mail host receives: one JSON object of exactly these six texts (spec §3, §7). */
export interface EmailPayload {
  /** Address of the visitor who wrote. */
  fromEmail: string;
  fromName: string;
  /** The message: plain text from the contact form, HTML from the referral form. */
  content: string;
  /** Contact address of the company. */
  to: string;
  /** Address of the company that the mail host sends from. */
  from: string;
  subject: string;
}

/** The six keys of a payload, in the order of the specification. */
export const emailPayloadKeys = [
  'fromEmail',
  'fromName',
  'content',
  'to',
  'from',
  'subject',
] as const satisfies readonly (keyof EmailPayload)[];
