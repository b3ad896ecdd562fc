import type { SmtpStub } from '../smtpStub';

/** Of the subjects that hosts have promised to deliver, those that never arrived; and those that arrived with two Message-IDs, as two leads. */
export function judge({ taken }: SmtpStub, promised: ReadonlySet<string>): { lost: string[]; split: string[] } {
  const idsOf = new Map<string, Set<string>>();
  for (const { parsed } of taken) {
    const ids = idsOf.get(parsed.subject ?? '') ?? new Set();
    idsOf.set(parsed.subject ?? '', ids.add(parsed.messageId ?? ''));
  }
  return {
    lost: [...promised].filter((subject) => !idsOf.has(subject)),
    split: [...idsOf].filter(([, ids]) => ids.size > 1).map(([subject]) => subject),
  };
}
