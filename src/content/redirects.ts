/** An address that the site does not have any more, and the one that visitors and search engines are led to. */
export interface Redirect {
  /** A path of letters, digits and `-._~`, without a slash at its end; both spellings lead on. Another one is a rule of your host's. */
  from: string;
  /** The address of a page in any language, such as `/about-us` or `/es/about-us`, or an https address elsewhere. The query follows. */
  to: string;
}

/** The addresses of an earlier site, such as `{ from: '/team.html', to: '/about-us' }`. How hosts get them: docs/deploy.md. */
export const redirects: readonly Redirect[] = [];
