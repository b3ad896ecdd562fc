import { canonicalOf, type HtmlPage } from './site';

/** What search engines need of each kind of thing to show it (schema.org; Google's lists of required properties). A `?` marks what it may lack. */
const properties: Readonly<Record<string, string>> = {
  Organization: '@id name url logo email sameAs',
  WebSite: '@id name url inLanguage publisher',
  WebPage: '@id url name description inLanguage isPartOf primaryImageOfPage breadcrumb?',
  BreadcrumbList: '@id itemListElement',
  ListItem: 'position name item',
  Service: '@id name description url provider',
  Article: '@id headline description image author about publisher mainEntityOfPage',
  FAQPage: '@id mainEntity',
  Question: 'name acceptedAnswer',
  Answer: 'text',
};

/** Things that another thing holds, with fewer properties than on their own. */
const inside: Readonly<Record<string, string>> = { Person: 'name worksFor', Organization: 'name' };

const isEmpty = (value: unknown) => value === null || /^(?:"\s*"|\[\])$/.test(JSON.stringify(value ?? ''));

const addresses = new Set(['@id', 'url', 'logo', 'image', 'item', 'primaryImageOfPage']);

/** The texts of a page's JSON-LD blocks. */
export function structuredDataOf({ elements }: HtmlPage): string[] {
  return elements
    .filter(({ tag, attributes }) => tag === 'script' && attributes['type'] === 'application/ld+json')
    .map((element) => element.text());
}

/** What is wrong with a thing and with all that it holds; `ids` are the things that the page describes. */
function thingProblems(thing: Readonly<Record<string, unknown>>, place: string, ids: ReadonlySet<unknown>): string[] {
  const keys = Object.keys(thing).filter((key) => key !== '@type');
  if (keys.join(' ') === '@id')
    return ids.has(thing['@id']) ? [] : [`${String(thing['@id'])} is named and not described`];
  const type = String(thing['@type']);
  const wanted = (('@id' in thing ? undefined : inside[type]) ?? properties[type])?.split(' ');
  if (wanted === undefined) return [`${place}: is the unknown thing ${type}`];
  const known = new Set(wanted.map((key) => key.replace('?', '')));
  return [
    ...keys.filter((key) => !known.has(key)).map((key) => `${place}.${key}: is no property of ${type}`),
    ...wanted.filter((key) => !key.endsWith('?') && isEmpty(thing[key])).map((key) => `${place}.${key}: is missing`),
    ...Object.entries(thing).flatMap(([key, value]) => {
      if (addresses.has(key) && !URL.canParse(String(value))) return [`${place}.${key}: is no address`];
      const held = [value].flat().filter((one) => typeof one === 'object' && one !== null);
      return held.flatMap((one) => thingProblems(one as Record<string, unknown>, `${place}.${key}`, ids));
    }),
  ];
}

/** What is wrong with a page's data for search engines: one block of known things, each with all its properties, that name each other and the page. */
export function structuredDataProblems(page: HtmlPage): string[] {
  const blocks = structuredDataOf(page);
  const canonical = canonicalOf(page);
  const report = (reason: string) => `${page.file}: structured data: ${reason}`;
  if (canonical === undefined) return blocks.length === 0 ? [] : [report('is on a page that is not published')];
  const [block, ...more] = blocks;
  if (block === undefined || more.length > 0) return [report(`is there ${blocks.length} times instead of once`)];
  const { '@graph': graph = [] } = JSON.parse(block) as { '@graph'?: Record<string, unknown>[] };
  const ids = new Set(graph.map((one) => one['@id']));
  const problems = graph.flatMap((one) => thingProblems(one, String(one['@type']), ids));
  return [...problems, ...(ids.has(canonical) ? [] : ['does not describe the page itself'])].map(report);
}
