import { type EmailPayload, maxPayloadBytes } from '@nine-blocks/email-payload/emailPayload';

interface MailHost {
  /** Origin of the mail host; empty for the site's own. */
  mailHost: string;
  /** True: any response counts as success. False: only one with a 2xx status does. */
  acceptAnyResponse: boolean;
}

/** A request that has not settled after so many milliseconds is a failure. */
const sendTimeout = 30_000;

/** Bodies up to here outlive the page that sends them; browsers refuse to keep larger ones alive. */
const keepaliveBytes = 60_000;

/**
 * The one call of the site (docs/requirements.md, 9): `POST /api/sendEmail` with the payload as JSON. Resolves when the mail host has taken it; throws
 * when there was no response in time, or a refusal that counts. A status outside 2xx is logged in either case. A message that a mail host would refuse
 * for its size is not sent: its refusal could count as success.
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
    // Of a request with `keepalive` Firefox tells only that it was aborted.
    throw abort.signal.aborted ? late : error;
  } finally {
    clearTimeout(timer);
  }
}
