/** An old address, and the new one for visitors and search engines. */
export interface Redirect {
  /** A path of letters, digits and `-._~`, without a slash at its end; visitors may add one. Any other address needs a rule of your host. */
  from: string;
  /** The address of a page in any language, such as `/about-us` or `/es/about-us`, or an https address elsewhere. The query is kept. */
  to: string;
}

/** The addresses of an earlier site, such as `{ from: '/team.html', to: '/about-us' }`. docs/deploy.md explains how hosts get them. */
export const redirects: readonly Redirect[] = [];
