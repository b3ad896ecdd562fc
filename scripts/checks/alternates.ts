import type { HtmlPage } from './site';

interface Listing {
  page: HtmlPage;
  lang: string;
  canonical: string | undefined;
  isHidden: boolean;
  /** Address by language. */
  alternates: ReadonlyMap<string, string>;
  repeated: readonly string[];
}

function listingOf(page: HtmlPage): Listing {
  const attributesOf = (tag: string) =>
    page.elements.filter((element) => element.tag === tag).map(({ attributes }) => attributes);
  const alternates = attributesOf('link')
    .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
    .map(({ hreflang = '', href = '' }): [string, string] => [hreflang, href]);
  const tags = alternates.map(([tag]) => tag);
  return {
    page,
    lang: attributesOf('html')[0]?.['lang'] ?? '',
    canonical: attributesOf('link').find(({ rel }) => rel === 'canonical')?.['href'],
    isHidden: attributesOf('meta').some(({ name, content }) => name === 'robots' && content === 'noindex'),
    alternates: new Map(alternates),
    repeated: tags.filter((tag, at) => tags.indexOf(tag) !== at),
  };
}

const signature = ({ alternates }: Listing) => [...alternates].map(String).toSorted().join(' ');

/**
 * Pages whose other languages are told wrong: each published page is canonical, names itself and every page that names it, and the source's
 * as `x-default`; each of these exists, is published, is in the language that is said, and names the same ones. A page that robots
 * shall leave out names none and is named by none.
 */
export function alternateProblems(pages: readonly HtmlPage[], siteUrl: string, sourceLanguage: string): string[] {
  const listings = pages.map(listingOf);
  // The home page's address ends without a slash only below a language.
  const byAddress = new Map(listings.map((listing) => [siteUrl + listing.page.path, listing]));
  return listings.flatMap((listing) => {
    const { page, lang, canonical, isHidden, alternates, repeated } = listing;
    const address = siteUrl + page.path;
    if (isHidden) {
      return [
        ...(canonical === undefined
          ? []
          : [`${page.file}: has a canonical address, yet robots are told to leave it out`]),
        ...(alternates.size === 0 ? [] : [`${page.file}: names other languages, yet robots are told to leave it out`]),
      ];
    }
    const problems = repeated.map((tag) => `${page.file}: hreflang="${tag}": stands more than once`);
    const tell = (reason: string) => problems.push(`${page.file}: ${reason}`);
    if (canonical !== address) tell(`its canonical address is ${canonical ?? 'missing'} instead of ${address}`);
    if (alternates.get(lang) !== address) tell(`hreflang="${lang}" does not name the page itself`);
    const original = alternates.get(sourceLanguage);
    if (original === undefined || alternates.get('x-default') !== original) {
      tell(`hreflang="x-default" is not the page of ${sourceLanguage}`);
    }
    for (const [tag, href] of alternates) {
      const target = byAddress.get(href);
      const wrong = (reason: string) => tell(`hreflang="${tag}": ${href} ${reason}`);
      if (target === undefined) wrong('is no page');
      else if (target.isHidden) wrong('is not published');
      else if (tag !== 'x-default' && target.lang !== tag) wrong(`is in ${target.lang}`);
      else if (signature(target) !== signature(listing)) wrong('does not name the same pages');
    }
    return problems;
  });
}
