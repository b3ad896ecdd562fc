import { escapeHtml } from '@nine-blocks/email-payload/escapeHtml';
import type { Redirect } from '../../src/content/redirects';
import { sourceLocale } from '../../src/i18n/locales';
import { allPages, hrefOf } from '../../src/paths';

/** The file below `dist/` from which Netlify and Cloudflare Pages read redirects. They serve it to nobody. */
export const redirectsFileName = '_redirects';

const plainPath = /^(?:\/[\w~-][\w.~-]*)+$/u;

/** Without query and fragment: hosts add the visitor's own. None of its characters means something to a host. */
const foreignAddress = /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~%@+-]*)*$/u;

const spelled = (path: string) => path.toLowerCase();

/** What is wrong with redirects: characters, a target that is no page, an address that is a page or is there twice. They cannot lead in a circle: a page is never redirected. */
export function redirectProblems(redirects: readonly Redirect[]): string[] {
  const addresses = allPages().map(({ route, locale }) => hrefOf(route.path, locale));
  const taken = new Set(addresses.map(spelled));
  const seen = new Set<string>();
  return redirects.flatMap(({ from, to }) => {
    const isRepeated = seen.has(spelled(from));
    seen.add(spelled(from));
    const rules: [isBroken: boolean, text: string, reason: string][] = [
      [
        !plainPath.test(from),
        from,
        'must be a path of letters, digits and -._~ such as /team.html, without a slash at its end',
      ],
      [taken.has(spelled(from)), from, 'is a page of the site: leave the redirect out'],
      [isRepeated, from, 'is there more than once'],
      [
        !foreignAddress.test(to) && !addresses.includes(to),
        to,
        'must be the address of a page, such as /about-us, or an https address without query and fragment',
      ],
    ];
    return rules
      .filter(([isBroken]) => isBroken)
      .map(([, text, reason]) => `src/content/redirects.ts: "${text}": ${reason}`);
  });
}

/** Where a path leads on to; undefined where there is no such redirect. A slash at its end and capital letters make no difference. */
export function redirectTarget(redirects: readonly Redirect[], path: string): string | undefined {
  const asked = spelled(path.replace(/\/$/u, ''));
  return redirects.find(({ from }) => spelled(from) === asked)?.to;
}

/** Each redirect as rules for two spellings: Netlify takes them for one, Cloudflare Pages does not. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.flatMap(({ from, to }) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`]).join('');
}

/**
 * A page for hosts without rules: browsers and search engines follow it at once. It does not say `noindex`, which makes Google drop the
 * target, too (https://github.com/gohugoio/hugo/pull/13951).
 */
function redirectPage({ to }: Redirect, siteUrl: string): string {
  const target = escapeHtml(new URL(to, siteUrl).href);
  const address = escapeHtml(to);
  return `<!DOCTYPE html>
<html lang="${sourceLocale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${address}">
<title>${target}</title>
<link rel="canonical" href="${target}">
</head>
<body><a href="${address}">${target}</a></body>
</html>
`;
}

/** The pages of all redirects, each in a folder of its own: a file `about-us.html` would take the place of the page on some hosts. */
export function redirectPages(redirects: readonly Redirect[], siteUrl: string): { name: string; content: string }[] {
  return redirects.map((redirect) => ({
    name: `redirects${redirect.from}/index.html`,
    content: redirectPage(redirect, siteUrl),
  }));
}
