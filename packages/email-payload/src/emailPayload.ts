/** The request of a form to the mail host: a JSON object with exactly these six texts. */
export interface EmailPayload {
  /** The visitor's address. */
  fromEmail: string;
  fromName: string;
  /** The message: plain text from the contact form, or the HTML of a summary from the referral form (`summaryHtml`). */
  content: string;
  /** Contact address of the company. */
  to: string;
  /** The company's address from which the mail host sends. */
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

/** The largest request in bytes that a mail host accepts. The site sends no larger one. */
export const maxPayloadBytes = 64 * 1024;
