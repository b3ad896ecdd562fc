/** Why an SMTP server did not take a mail, in the words of the log. */
export interface SmtpFailure {
  code: 'refused' | 'deferred' | 'login' | 'unreachable' | 'timeout';
  /** What the server or the program said, as a code without words: its words quote addresses. */
  cause: string;
  /** The server refused this mail, its sender or its recipient for good; everything else may be mended without the mail being another. */
  final: boolean;
}

const timeouts = new Set(['EABORT', 'ETIMEDOUT']);
const logins = new Set(['EAUTH', 'ENOAUTH']);
const aboutThisMail = new Set(['EENVELOPE', 'EMESSAGE']);

/** Replies that are about the login, which the server also gives at the sender. */
const loginReplies = new Set([530, 534, 535, 538]);

/** What an error of nodemailer means. */
export function smtpFailure(error: unknown): SmtpFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const reply = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const cause = reply > 0 ? `${code} ${reply}` : code;
  if (timeouts.has(code)) return { code: 'timeout', cause, final: false };
  if (reply >= 400 && reply < 500) return { code: 'deferred', cause, final: false };
  if (logins.has(code) || loginReplies.has(reply)) return { code: 'login', cause, final: false };
  if (reply >= 500) return { code: 'refused', cause, final: aboutThisMail.has(code) };
  return { code: 'unreachable', cause, final: false };
}
