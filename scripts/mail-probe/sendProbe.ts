import type { SiteSettings } from '../../src/content/settings';
import { probePayload } from './probePayload';

/** A page gives up after as long (src/email/sendEmail.ts). */
const timeout = 30_000;

/** What static hosts answer to a POST: no such file, no such method, or none but GET. */
const answersOfStaticHosts = new Set([404, 405, 501]);

const lost =
  'No mail host is there: your leads would be lost. Set MAIL_HOST to one that answers POST /api/sendEmail (docs/mail-host.md), and ACCEPT_ANY_RESPONSE=false';

/** Whether pages of an origin may read an answer. */
const allowsOrigin = (answer: Response, origin: string) =>
  ['*', origin].includes(answer.headers.get('access-control-allow-origin') ?? '');

/** Whether a header of an answer, a list between commas, has a word or a star in it. */
function lists(answer: Response, header: string, word: string): boolean {
  const words = (answer.headers.get(header) ?? '').toLowerCase().split(/[\s,]+/);
  return words.includes('*') || words.includes(word);
}

/**
 * Sends one marked mail to a mail host as a page of the site would, after the preflight request by which a browser makes sure that the page may.
 * `endpoint` is an address of the host, whatever its path. Resolves with what to say; rejects with the reason unless the mail was accepted with a 2xx status.
 */
export async function sendProbe(endpoint: string, settings: SiteSettings, now: Date): Promise<string> {
  const url = new URL('/api/sendEmail', endpoint);
  const headers = { Origin: settings.siteUrl, 'Content-Type': 'application/json' };
  const foreign = url.origin !== settings.siteUrl;
  if (foreign) await sendPreflight(url, settings.siteUrl);

  const payload = probePayload(settings, now);
  const answer = await request(url, { method: 'POST', headers, body: JSON.stringify(payload) });
  if (!answer.ok) throw await refusalOf(`${url.href} answered with status ${answer.status}`, answer);
  if (await isPage(answer)) throw new Error(`${url.href} answered with a page. ${lost}`);
  if (foreign && !allowsOrigin(answer, settings.siteUrl)) {
    throw new Error(`${url.href} took the mail, but pages of ${settings.siteUrl} cannot read its answer`);
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
  const allowed =
    answer.ok && allowsOrigin(answer, siteUrl) && lists(answer, 'access-control-allow-headers', 'content-type');
  if (allowed) return;
  throw await refusalOf(`${url.href} does not let pages of ${siteUrl} send (status ${answer.status})`, answer);
}

async function request(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    // fetch says only that it failed; why stands one level deeper.
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

/** Whether an answer is a whole page, as of a static host that answers every address with its first page. */
async function isPage(answer: Response): Promise<boolean> {
  const text = await answer.text().catch(() => '');
  return /^\s*<!doctype html/iu.test(text);
}
