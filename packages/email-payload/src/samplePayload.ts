import type { EmailPayload } from './emailPayload';

/** For tests: a valid payload with some changes. */
export function samplePayload(changes: Partial<EmailPayload> = {}): EmailPayload {
  return {
    fromEmail: 'ada@example.com',
    fromName: 'Ada',
    content: 'Hello',
    to: 'contact@example.com',
    from: 'website@example.com',
    subject: 'Contact from Ada (ada@example.com)',
    ...changes,
  };
}
