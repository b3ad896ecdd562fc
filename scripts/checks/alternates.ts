import { attributesOf, canonicalOf, type HtmlPage, languageOf } from './site';

/** The addresses of a page's `hreflang` links, in order. */
function alternatesOf(page: HtmlPage): [tag: string, href: string][] {
  return attributesOf(page, 'link')
    .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
    .map(({ hreflang = '', href = '' }) => [hreflang, href]);
}

const isHidden = (page: HtmlPage) =>
  attributesOf(page, 'meta').some(({ name, content }) => name === 'robots' && content === 'noindex');

const signature = (page: HtmlPage) => alternatesOf(page).map(String).toSorted().join(' ');

/**
 * Wrong links between languages. Each published page is canonical and names itself, the same page in the other languages, and the source's page
 * as `x-default`. Each of these exists, is published, is in the language of its tag, and names the same pages. A page with `noindex` names no
 * other page, and no page names it.
 */
export function alternateProblems(pages: readonly HtmlPage[], siteUrl: string, sourceLanguage: string): string[] {
  const byAddress = new Map(pages.map((page) => [siteUrl + page.path, page]));
  return pages.flatMap((page) => {
    const address = siteUrl + page.path;
    const canonical = canonicalOf(page);
    const named = alternatesOf(page);
    const problems: string[] = [];
    const report = (reason: string) => problems.push(`${page.file}: ${reason}`);
    if (isHidden(page)) {
      if (canonical !== undefined) report('has a canonical address and noindex');
      if (named.length > 0) report('names other languages and has noindex');
      return problems;
    }
    const alternates = new Map(named);
    if (canonical !== address) report(`its canonical address is ${canonical ?? 'missing'} instead of ${address}`);
    if (alternates.size < named.length) report('has an hreflang twice');
    if (alternates.get(languageOf(page)) !== address)
      report(`hreflang="${languageOf(page)}" does not name the page itself`);
    const original = alternates.get(sourceLanguage);
    if (original === undefined || alternates.get('x-default') !== original) {
      report(`hreflang="x-default" is not the page of ${sourceLanguage}`);
    }
    for (const [tag, href] of alternates) {
      const target = byAddress.get(href);
      const wrong = (reason: string) => report(`hreflang="${tag}": ${href} ${reason}`);
      if (target === undefined) wrong('is no page');
      else if (isHidden(target)) wrong('is not published');
      else if (tag !== 'x-default' && languageOf(target) !== tag) wrong(`is in ${languageOf(target)}`);
      else if (signature(target) !== signature(page)) wrong('does not name the same pages');
    }
    return problems;
  });
}
