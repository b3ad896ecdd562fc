import type { SmtpStub } from '../smtpStub';

/** Finds the promised subjects that never arrived (`lost`), and the subjects that arrived with two Message-IDs (`split`). */
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
