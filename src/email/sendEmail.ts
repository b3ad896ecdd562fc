import { type EmailPayload, maxPayloadBytes } from '@nine-blocks/email-payload/emailPayload';

interface MailHost {
  /** The origin of the mail host; empty for the site's own origin. */
  mailHost: string;
  /** True: any response counts as success. False: only a response with a 2xx status. */
  acceptAnyResponse: boolean;
}

/** The time in milliseconds after which a request without a response fails. */
const sendTimeout = 30_000;

/** The largest body that browsers accept for a request that continues after its page is closed (`keepalive`). */
const keepaliveBytes = 60_000;

/**
 * The one call of the site (docs/requirements.md, 9): `POST /api/sendEmail` with the payload as JSON. Resolves when the mail host has accepted the
 * mail. Throws an error if no response comes in time, or if the host refuses and only 2xx counts as success. A status outside 2xx is always logged. A
 * message that is too large for a mail host is not sent, since the refusal could count as success.
 */
export async function sendEmail(payload: EmailPayload, { mailHost, acceptAnyResponse }: MailHost): Promise<void> {
  const body = JSON.stringify(payload);
  const bytes = new TextEncoder().encode(body).length;
  if (bytes > maxPayloadBytes) {
    throw new Error(`The message has ${bytes} bytes; a mail host takes ${maxPayloadBytes} at most`);
  }
  const late = new Error(`The mail host did not answer within ${sendTimeout / 1000} s`);
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort(late);
  }, sendTimeout);
  try {
    const response = await fetch(`${mailHost}/api/sendEmail`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive: bytes <= keepaliveBytes,
      signal: abort.signal,
    });
    if (!response.ok) {
      const refusal = `The mail host answered with status ${response.status}`;
      if (!acceptAnyResponse) throw new Error(refusal);
      console.error(refusal);
    }
  } catch (error) {
    // For a request with `keepalive`, Firefox reports an abort without its reason.
    throw abort.signal.aborted ? late : error;
  } finally {
    clearTimeout(timer);
  }
}
