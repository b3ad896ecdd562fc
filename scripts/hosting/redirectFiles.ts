import type { Redirect } from '../../src/content/redirects';
import { allPages, hrefOf } from '../../src/paths';

/** The file below `dist/` from which Netlify and Cloudflare Pages read redirects. They do not publish it. */
export const redirectsFileName = '_redirects';

const plainPath = /^(?:\/[\w~-][\w.~-]*)+$/u;

/** An address without query and fragment, since hosts add those of the request. No character is special in the rules of a host. */
const foreignAddress = /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~%@+-]*)*$/u;

const spelled = (path: string) => path.toLowerCase();

/** Reports redirects with wrong characters, with a target that is no page, from an existing page, or from the same address twice. There are no loops, because no page is redirected. */
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

/** The target of a path; undefined if no redirect matches. A slash at the end and capital letters make no difference. */
export function redirectTarget(redirects: readonly Redirect[], path: string): string | undefined {
  const asked = spelled(path.replace(/\/$/u, ''));
  return redirects.find(({ from }) => spelled(from) === asked)?.to;
}

/** Writes each redirect without and with a slash at the end: Cloudflare Pages needs both rules, Netlify only one. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.flatMap(({ from, to }) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`]).join('');
}
