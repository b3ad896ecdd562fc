/** How a mailbox provider takes something: as it should be, as a weakness, or as a reason to refuse mails. */
export type Grade = 'ok' | 'weak' | 'fail';

/** One line of the table. */
export interface Finding {
  check: 'MX' | 'SPF' | 'DKIM' | 'DMARC' | 'TLS' | 'Reverse name';
  grade: Grade;
  found: string;
  /** Whether receivers can prove by it that a mail is the sender's. */
  proves?: boolean;
  /** What mends it: a record to publish, or a setting. */
  mend?: string;
}

/** The addresses that mails leave from. */
export interface Outgoing {
  addresses: readonly string[];
  /** Whether the owner named them. Else they are those of the SMTP server, which may send from others. */
  isSure: boolean;
}

/** The grade of what does not fit an address that mails may leave from. */
export const gradeOf = ({ isSure }: Outgoing): Grade => (isSure ? 'fail' : 'weak');
