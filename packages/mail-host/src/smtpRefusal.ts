import type { Refusal } from './refusals';

/** A greylisting server takes a mail after a minute or a few. */
const deferredSeconds = 60;

const timeouts = new Set(['EABORT', 'ETIMEDOUT']);
const logins = new Set(['EAUTH', 'ENOAUTH']);

/** What an error of nodemailer means. Its words are left out: they quote addresses. */
export function smtpRefusal(error: unknown): Refusal {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const reply = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const cause = reply > 0 ? `${code} ${reply}` : code;
  if (timeouts.has(code)) return { code: 'timeout', cause };
  if (reply >= 400 && reply < 500) return { code: 'deferred', cause, retryAfter: deferredSeconds };
  if (logins.has(code)) return { code: 'login', cause };
  return { code: reply >= 500 ? 'refused' : 'unreachable', cause };
}
