import type { Redirect } from '../../src/content/redirects';
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
