import { listenLocal } from '../server/listen';
import { createSiteServer } from '../server/siteServer';
import { ask } from '../server/testing/requests';
import { expect, test } from '../testing/folder';
import { nginxFiles } from './nginxFiles';
import { redirectProblems, redirectsFile } from './redirectFiles';

const samples = [
  { from: '/team.html', to: '/about-us' },
  { from: '/blog/2019', to: 'https://blog.site.example/2019/' },
];

test('a redirect leads from an address without a page to one with a page, or to another site', () => {
  expect(redirectProblems(samples)).toEqual([]);
  for (const [from, reason] of [
    ...['team', '/team/', '/a b', '/team?id=1', '/../etc', '//team'].map((path) => [path, 'must be a path'] as const),
    ['/About-us', 'is a page of the site'],
    ['/404', 'is a page of the site'],
    ['/TEAM.html', 'is there more than once'],
  ] as const) {
    const problem = expect.stringMatching(
      `^src/content/redirects.ts: "${from.replace('?', String.raw`\?`)}": ${reason}`,
    );
    expect(redirectProblems([...samples, { from, to: '/about-us' }])).toEqual([problem]);
  }
  for (const to of ['/gone', '/team.html', '/about-us#who', 'http://site.example/', '//a.example']) {
    const problem = expect.stringContaining(`"${to}": must be the address of a page`);
    expect(redirectProblems([{ from: '/old', to }])).toEqual([problem]);
  }
});

test('redirects are written for Netlify, Cloudflare Pages and nginx', () => {
  expect(redirectsFile(samples).split('\n').slice(0, 2)).toEqual([
    '/team.html /about-us 301',
    '/team.html/ /about-us 301',
  ]);
  const [maps] = nginxFiles(false, samples);
  expect(maps?.content).toContain(String.raw`"~*^/team\.html/?$" "/about-us";`);
});

test('the local server redirects too, and sends the header that keeps search engines out of a staging site', async ({
  folder,
}) => {
  const redirects = [{ from: '/Team.html', to: '/about-us' }];
  const server = await listenLocal(createSiteServer({ root: folder, noindex: true, redirects }), 0);
  for (const path of ['/Team.html?a=b', '/team.html/?a=b']) {
    const { status, headers } = await ask(server.port, path);
    expect([status, headers.location, headers['x-robots-tag']]).toEqual([301, '/about-us?a=b', 'noindex, nofollow']);
  }
  await server.close();
});
