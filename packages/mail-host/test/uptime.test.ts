import type { RequestListener } from 'node:http';
import { askAll } from '../src/uptime/askAll';
import { expect, test } from './program';
import { startServer } from './receiver';

const page = '<!DOCTYPE html><title>Home</title><h1 class="a">Home</h1>';
const sitemap = (...addresses: string[]) =>
  `<urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`;

/** Answers with a text for each path, 404 for all else. */
const answering =
  (texts: Readonly<Record<string, string>>): RequestListener =>
  ({ url = '' }, res) => {
    const text = texts[url];
    const type = text?.startsWith('<!DOCTYPE') === true ? 'text/html; charset=utf-8' : 'application/xml';
    res.writeHead(text === undefined ? 404 : 200, { 'Content-Type': type }).end(text ?? 'Not here');
  };

/** A site whose sitemap names one page, and which answers with these texts in addition. */
async function startSite(texts: Readonly<Record<string, string>> = {}) {
  const all: Record<string, string> = { '/': page, '/about-us': page };
  const server = await startServer((req, res) => answering({ ...all, ...texts })(req, res));
  all['/sitemap.xml'] = sitemap(`${server.origin}/about-us`);
  return server;
}

test('the command names each address and ends with 0 only when all of them are well', async ({ start, host }) => {
  const file = 'uptime/uptime.ts';
  await using site = await startSite();
  const good = start({}, { file, args: [site.origin, '--mail', host.origin] });
  const bad = start({}, { file, args: [site.origin, '--mail', site.origin] });
  const wrong = start({}, { file, args: ['www.example.com'] });
  expect(await good.ended).toEqual([0, null]);
  const lines = good.output().trim().split('\n');
  expect(lines.map((line) => line.replace(/status 200, \d+ ms$/, 'fine'))).toEqual([
    `up   ${site.origin}/ fine`,
    `up   ${site.origin}/sitemap.xml fine`,
    `up   ${site.origin}/about-us fine`,
    `up   ${host.origin}/health fine`,
  ]);
  expect(await bad.ended).toEqual([1, null]);
  expect(bad.output()).toMatch(/^DOWN http.*\/health status 404, \d+ ms: Not here$/m);
  expect(await wrong.ended).toEqual([1, null]);
  expect(wrong.output()).toBe('www.example.com: must be an address such as https://mail.example.com\n');
});

test('each address that is not well says why', async () => {
  const reasonsOf = async (origin: string, mail?: string) => {
    const reasons: string[] = [];
    for await (const { isUp, found } of askAll(origin, mail)) if (!isUp) reasons.push(found);
    return reasons;
  };
  for (const [texts, reason] of [
    [{ '/': '<!DOCTYPE html><title>Domain for sale</title>' }, 'is no page with a heading'],
    [{ '/about-us': 'about' }, 'is no page with a heading'],
    [{ '/sitemap.xml': sitemap() }, 'names no page'],
    [{ '/sitemap.xml': sitemap('https://old.example/') }, 'names https://old.example/: build with SITE_URL=http'],
  ] as const) {
    await using site = await startSite(texts);
    expect(await reasonsOf(site.origin)).toEqual([expect.stringContaining(`status 200`)]);
    expect(await reasonsOf(site.origin)).toEqual([expect.stringContaining(reason)]);
  }
  await using site = await startSite();
  await using alert = await startServer((_req, res) => res.writeHead(503).end('{"status":"alert","late":2}'));
  expect(await reasonsOf(site.origin, alert.origin)).toEqual([expect.stringMatching(/^status 503.*"late":2/)]);
  expect(await reasonsOf(site.origin, site.origin)).toEqual([expect.stringMatching(/^status 404, \d+ ms: Not here/)]);
  expect(await reasonsOf('http://127.0.0.1:1')).toEqual(Array(2).fill(expect.stringMatching(/^did not answer: ./)));
});
