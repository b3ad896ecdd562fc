import fs from 'node:fs';
import { once } from 'node:events';
import { relative, resolve } from 'node:path';
import { pinnedInstall } from '@nine-blocks/pinned-install/pinnedInstall';
import { expect, test } from '@playwright/test';
import { locales, sourceLocale } from '../../../src/i18n/locales';
import { hrefOf } from '../../../src/routes';
import { portOf } from '../../server/listen';
import { createSiteServer } from '../../server/siteServer';

/** What is used of the Observatory, which comes without types. */
interface Observatory {
  ALL_TESTS: readonly ((requests: object) => { result: string; pass: boolean })[];
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
  getScoreModifier: (result: string) => number;
  getGradeForScore: (score: number) => { score: number; grade: string };
  parseHttpEquivHeaders: (html: string, address: string) => Map<string, string[]>;
}

/** The list of hosts known for https, which the package would have fetched when it was installed: a new site is not on it. */
const noHosts = '{}';

let observatory: Observatory;

test.beforeAll(async () => {
  const readFile = fs.readFileSync;
  fs.readFileSync = Object.assign(
    (...args: Parameters<typeof readFile>) =>
      String(args[0]).endsWith('hsts-preload.json') ? noHosts : readFile(...args),
    readFile,
  );
  const load = pinnedInstall(relative('.', import.meta.dirname));
  const modules = ['constants', 'grader/charts', 'grader/grader', 'retriever/utils'].map((name) =>
    load(`@mdn/mdn-http-observatory/src/${name}.js`),
  );
  observatory = Object.assign({}, ...(await Promise.all(modules))) as Observatory;
});

/** An answer of the local server as if it had come over https, as the Observatory keeps it. */
async function answerOf(path: string) {
  const server = createSiteServer({ root: resolve(import.meta.dirname, '../../../dist') }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${portOf(server)}${path}`);
  const html = await answer.text();
  server.close();
  server.closeAllConnections();
  return { html, response: { status: answer.status, headers: Object.fromEntries(answer.headers), verified: true } };
}

/** What the Observatory's scanner makes of an answer, by its own tests and its own table of scores. */
async function scan(path: string, change: (headers: Record<string, string>) => void = () => {}) {
  const { ALL_TESTS, MINIMUM_SCORE_FOR_EXTRA_CREDIT, getGradeForScore, getScoreModifier, parseHttpEquivHeaders } =
    observatory;
  const host = 'nineblocks.example';
  const { html, response } = await answerOf(path);
  change(response.headers);
  const https = new URL(`https://${host}${path}`);
  const auto = { ...response, httpEquiv: parseHttpEquivHeaders(html, https.href) };
  const redirects = [
    { url: new URL(`http://${host}${path}`), status: 301 },
    { url: https, status: 200 },
  ];
  const results = ALL_TESTS.map((analyse) =>
    analyse({
      hostname: host,
      resources: { path: html },
      responses: { auto, https: auto, http: auto, cors: null, httpRedirects: redirects, httpsRedirects: [] },
      session: { url: https },
    }),
  );
  const modifiers = results.map(({ result }) => getScoreModifier(result));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 100);
  // As its scanner does it: what is more than needed counts only for those who lack nothing.
  const plain = sum(modifiers.filter((modifier) => modifier < 0));
  const { score, grade } = getGradeForScore(plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : plain);
  const lines = results.map(({ result, pass }, index) => `${modifiers[index]} ${result}${pass ? '' : ' (fails)'}`);
  return { score, grade, lines };
}

for (const path of ['/', '/services/ai', hrefOf('/referral', locales.at(-1) ?? sourceLocale)]) {
  test(`Mozilla’s Observatory gives ${path} an A+`, async () => {
    const { score, grade, lines } = await scan(path);
    test.info().annotations.push({ type: 'observatory', description: [`${grade}, ${score}`, ...lines].join('\n') });
    expect(lines.filter((line) => line.startsWith('-') || line.endsWith('(fails)'))).toEqual([]);
    expect(grade, lines.join('\n')).toBe('A+');
    expect(score, lines.join('\n')).toBeGreaterThanOrEqual(125);
  });
}

test('the Observatory finds what is missing', async () => {
  const { grade, lines } = await scan('/', (headers) => {
    Reflect.deleteProperty(headers, 'strict-transport-security');
    Reflect.deleteProperty(headers, 'x-content-type-options');
  });
  expect(grade).not.toBe('A+');
  expect(lines.filter((line) => line.endsWith('(fails)'))).toHaveLength(2);
});
