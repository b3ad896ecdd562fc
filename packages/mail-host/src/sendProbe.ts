import type { EmailPayload } from '@nine-blocks/email-payload/emailPayload';

/** The settings of the site: its origin and the two addresses of its mails. */
type Site = Readonly<Record<'SITE_URL' | 'CONTACT_EMAIL' | 'SENDER_EMAIL', string>>;

/** The timeout of a page's request, in milliseconds. */
const timeout = 30_000;

/** The statuses with which static hosts answer a POST. */
const answersOfStaticHosts = new Set([404, 405, 501]);

const lost =
  'No mail host is there: your leads would be lost. Set MAIL_HOST to one that answers POST /api/sendEmail (packages/mail-host/README.md), and ACCEPT_ANY_RESPONSE=false';

/** A contact request that is clearly a test. Each contains its time, so that the host does not treat two of them as one lead. */
function probePayload({ CONTACT_EMAIL: to, SENDER_EMAIL: from }: Site, now: Date): EmailPayload {
  const fromName = `PROBE ${now.toISOString()}, no visitor`;
  const content = 'This is a test of the way from the website to this mailbox. Nobody waits for an answer.';
  return { fromEmail: from, fromName, content, to, from, subject: `Contact from ${fromName} (${from})` };
}

/** Whether pages of an origin may read an answer. */
const allowsOrigin = (answer: Response, origin: string) =>
  ['*', origin].includes(answer.headers.get('access-control-allow-origin') ?? '');

/** Whether pages may send JSON. The header is a list with commas. */
function allowsJson(answer: Response): boolean {
  const words = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/[\s,]+/);
  return words.includes('*') || words.includes('content-type');
}

/**
 * Sends a test mail to a mail host as a page of the site does: a CORS preflight request, then the mail. `endpoint` is an address of the host, with any
 * path. Resolves with a message if the host accepts the mail with a 2xx status; otherwise rejects with the reason.
 */
export async function sendProbe(endpoint: string, site: Site, now: Date): Promise<string> {
  const { SITE_URL: siteUrl } = site;
  const url = new URL('/api/sendEmail', endpoint);
  const isForeign = url.origin !== siteUrl;
  if (isForeign) await sendPreflight(url, siteUrl);

  const payload = probePayload(site, now);
  const headers = { Origin: siteUrl, 'Content-Type': 'application/json' };
  const answer = await request(url, { method: 'POST', headers, body: JSON.stringify(payload) });
  if (!answer.ok) throw await refusalOf(`${url.href} answered with status ${answer.status}`, answer);
  // Some static hosts answer every address with their home page.
  if (/^\s*<!doctype html/iu.test(await answer.text().catch(() => '')))
    throw new Error(`${url.href} answered with a page. ${lost}`);
  if (isForeign && !allowsOrigin(answer, siteUrl)) {
    throw new Error(`${url.href} took the mail, but pages of ${siteUrl} cannot read its answer`);
  }
  return `${url.href} accepted the mail "${payload.subject}" with status ${answer.status}. It must arrive at ${payload.to}.`;
}

async function sendPreflight(url: URL, siteUrl: string): Promise<void> {
  const headers = {
    Origin: siteUrl,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  };
  const answer = await request(url, { method: 'OPTIONS', headers });
  if (answer.ok && allowsOrigin(answer, siteUrl) && allowsJson(answer)) return;
  throw await refusalOf(`${url.href} does not let pages of ${siteUrl} send (status ${answer.status})`, answer);
}

async function request(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    // The error of fetch has no reason; its cause has it.
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const said = reason instanceof Error ? reason.message : String(reason);
    throw new Error(`${url.href} did not answer: ${said}`, { cause: error });
  }
}

async function refusalOf(what: string, answer: Response): Promise<Error> {
  if (answersOfStaticHosts.has(answer.status)) return new Error(`${what}. ${lost}`);
  const text = await answer.text().catch(() => '');
  return new Error(`${what}: ${text.trim().slice(0, 300) || 'no reason given'}`);
}
