import type { Imprint } from './imprint';

/** The sections of the imprint that have lines, in order; `imprint.<id>.heading` is the heading of one. */
export function imprintSections(record: Imprint, email: string): { id: string; lines: readonly string[] }[] {
  const { provider, representedBy, telephone, register, vatId, supervisoryAuthority, responsibleForContent } = record;
  return [
    { id: 'provider', lines: provider },
    { id: 'representedBy', lines: representedBy },
    { id: 'contact', lines: [telephone, email] },
    { id: 'register', lines: register === undefined ? [] : [register.court, register.number] },
    { id: 'vatId', lines: vatId === undefined ? [] : [vatId] },
    { id: 'supervisoryAuthority', lines: supervisoryAuthority ?? [] },
    { id: 'responsibleForContent', lines: responsibleForContent ?? [] },
  ].filter(({ lines }) => lines.length > 0);
}
