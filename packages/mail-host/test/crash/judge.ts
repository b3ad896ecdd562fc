import type { SmtpStub } from '../smtpStub';

/** The mails that arrived, compared with those that were promised. */
interface Verdict {
  /** Promised, and never arrived. */
  lost: string[];
  /** Leads that arrived with two Message-IDs: as two. */
  split: string[];
  arrived: number;
  /** Mails beyond the first of a lead, with the same Message-ID. */
  copies: number;
}

/** Compares the mails that an SMTP server took with the subjects that hosts have promised to deliver. */
export function judge({ taken }: SmtpStub, promised: ReadonlySet<string>): Verdict {
  const idsOf = new Map<string, Set<string>>();
  for (const { parsed } of taken) {
    const ids = idsOf.get(parsed.subject ?? '') ?? new Set();
    idsOf.set(parsed.subject ?? '', ids.add(parsed.messageId ?? ''));
  }
  return {
    lost: [...promised].filter((subject) => !idsOf.has(subject)),
    split: [...idsOf].filter(([, ids]) => ids.size > 1).map(([subject]) => subject),
    arrived: idsOf.size,
    copies: taken.length - idsOf.size,
  };
}
