/** The request of a form to the mail host: one JSON object of exactly these six texts. */
export interface EmailPayload {
  /** Address of the visitor who wrote. */
  fromEmail: string;
  fromName: string;
  /** The message: plain text from the contact form, from the referral form the HTML of its summary (`summaryHtml`). */
  content: string;
  /** Contact address of the company. */
  to: string;
  /** Address of the company that the mail host sends from. */
  from: string;
  subject: string;
}

/** The six keys of a payload, in the order in which the forms write them. */
export const emailPayloadKeys = [
  'fromEmail',
  'fromName',
  'content',
  'to',
  'from',
  'subject',
] as const satisfies readonly (keyof EmailPayload)[];

/** Largest request in bytes that a mail host takes; the site sends no larger one. */
export const maxPayloadBytes = 64 * 1024;
