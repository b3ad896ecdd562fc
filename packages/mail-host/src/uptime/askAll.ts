/** One address that was asked: whether it is well, and what was found there. */
export interface Finding {
  address: string;
  isUp: boolean;
  found: string;
}

/** Somebody who waits longer has left. */
const timeout = 15_000;

interface Answer {
  type: string;
  text: string;
}

/** Asks an address; `complaintOf` says what is wrong with an answer of status 200, undefined where nothing is. */
async function ask(
  address: string,
  complaintOf: (answer: Answer) => string | undefined,
): Promise<Finding & { text: string }> {
  const start = performance.now();
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) });
    const text = await answer.text();
    const isOk = answer.status === 200;
    const type = answer.headers.get('content-type') ?? '';
    const complaint = isOk ? complaintOf({ type, text }) : text.trim().slice(0, 200);
    const found = `status ${answer.status}, ${Math.round(performance.now() - start)} ms`;
    const isUp = isOk && complaint === undefined;
    return { address, isUp, found: isUp ? found : `${found}: ${complaint}`, text };
  } catch (error) {
    // fetch says only that it failed; its cause says why.
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const found = `did not answer: ${reason instanceof Error ? reason.message : String(reason)}`;
    return { address, isUp: false, found, text: '' };
  }
}

const pageComplaint = ({ type, text }: Answer) =>
  type.startsWith('text/html') && /<h1[\s>]/u.test(text) ? undefined : 'is no page with a heading';

const healthComplaint = ({ text }: Answer) =>
  text.includes('"status":"ok"') ? undefined : 'is not the health of a mail host';

const pagesOf = (text: string) => Array.from(text.matchAll(/<loc>(.*?)<\/loc>/gu), ([, page = '']) => page);

/** Asks for a site's first page, its sitemap and any page of that, and for the health of its mail host where there is one: a finding each. */
export async function* askAll(site: string, mail?: string): AsyncGenerator<Finding> {
  yield ask(`${site}/`, pageComplaint);
  const sitemap = await ask(`${site}/sitemap.xml`, ({ text }) => {
    const pages = pagesOf(text);
    const foreign = pages.find((page) => URL.parse(page)?.origin !== site);
    if (foreign !== undefined) return `names ${foreign}: build with SITE_URL=${site}`;
    return pages.length === 0 ? 'names no page' : undefined;
  });
  yield sitemap;
  if (sitemap.isUp) {
    const pages = pagesOf(sitemap.text);
    // Another one each time: all of them in a day or two.
    yield ask(pages[Math.floor(Math.random() * pages.length)] ?? site, pageComplaint);
  }
  if (mail !== undefined) yield ask(`${mail}/health`, healthComplaint);
}
