import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { shareSize } from '../share-images/shareSvg';
import type { HtmlPage, Site } from './site';

const needed = [
  'og:title',
  'og:description',
  'og:type',
  'og:url',
  'og:site_name',
  'og:locale',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
] as const;

type Key = (typeof needed)[number];

/** What a page's `<meta>` of a name says; every one of them, if there are more. */
function contentsOf({ elements }: HtmlPage, key: string): string[] {
  return elements.flatMap(({ tag, attributes }) =>
    tag === 'meta' && (attributes['property'] ?? attributes['name']) === key ? [attributes['content'] ?? ''] : [],
  );
}

const isShared = (page: HtmlPage) => !contentsOf(page, 'robots').includes('noindex');

const textOf = ({ elements }: HtmlPage, tag: string) => elements.find((element) => element.tag === tag)?.text() ?? '';

function canonicalOf({ elements }: HtmlPage): string | undefined {
  return elements.find(({ tag, attributes }) => tag === 'link' && attributes['rel'] === 'canonical')?.attributes[
    'href'
  ];
}

const sizeOf = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

/** What is wrong with the picture that a page names, if the site has it; `seen` holds the pictures of the pages before, by content. */
async function pictureProblem(
  page: HtmlPage,
  site: Site,
  name: string,
  seen: Map<string, string>,
): Promise<string | undefined> {
  // A file that is not there is told with the other addresses that lead nowhere.
  if (!site.files.has(name)) return undefined;
  const bytes = site.readBytes(name);
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (picture?.format !== 'png') return `${name} is no PNG`;
  if (sizeOf(picture) !== sizeOf(shareSize)) {
    return `${name} is ${sizeOf(picture)} pixels instead of ${sizeOf(shareSize)}`;
  }
  // Two languages may have the same heading.
  const lang = page.elements.find(({ tag }) => tag === 'html')?.attributes['lang'] ?? '';
  const hash = lang + createHash('sha256').update(bytes).digest('hex');
  const twin = seen.get(hash);
  if (twin !== undefined) return `${name} is the same picture as that of ${twin}`;
  seen.set(hash, page.file);
  return undefined;
}

/** What pages tell social networks: all of it, once, true to the page, with a picture of the right size that no other page of its language has. */
export async function shareProblems(site: Site, siteUrl: string): Promise<string[]> {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const page of site.pages.filter(isShared)) {
    const tell = (key: Key, reason: string) => problems.push(`${page.file}: ${key}: ${reason}`);
    const tags = new Map(needed.map((key) => [key, contentsOf(page, key)]));
    for (const [key, contents] of tags) {
      if (contents.length !== 1) tell(key, `stands ${contents.length} times instead of once`);
      else if (contents[0]?.trim() === '') tell(key, 'is empty');
    }
    const first = (key: Key) => tags.get(key)?.[0] ?? '';

    const canonical = canonicalOf(page);
    if (first('og:url') !== '' && first('og:url') !== canonical) tell('og:url', `is not ${canonical ?? 'canonical'}`);
    for (const side of ['width', 'height'] as const) {
      const told = first(`og:image:${side}`);
      if (told !== '' && told !== String(shareSize[side])) {
        tell(`og:image:${side}`, `is ${told} instead of ${shareSize[side]}`);
      }
    }
    const alt = first('og:image:alt');
    const heading = textOf(page, 'h1');
    if (alt !== '' && !alt.includes(heading)) tell('og:image:alt', `lacks the heading in the picture, “${heading}”`);

    const image = first('og:image');
    if (image === '') continue;
    if (!image.startsWith(`${siteUrl}/`)) tell('og:image', `${image} does not begin with ${siteUrl}/`);
    const problem = await pictureProblem(page, site, image.slice(siteUrl.length + 1), seen);
    if (problem !== undefined) tell('og:image', problem);
  }
  return problems;
}
