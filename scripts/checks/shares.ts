import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { shareSize } from '../share-images/shareSvg';
import { attributesOf, canonicalOf, firstText, type HtmlPage, languageOf, type Site } from './site';

const names = ['title', 'description', 'type', 'url', 'site_name', 'locale', 'image', 'image:width', 'image:height'];
const needed = [...names.map((name) => `og:${name}`), 'og:image:alt', 'twitter:card'];

function contentsOf(page: HtmlPage, key: string): string[] {
  return attributesOf(page, 'meta')
    .filter(({ property, name }) => (property ?? name) === key)
    .map(({ content = '' }) => content);
}

/** What is wrong with a picture; `seen` has the pictures of the pages before, by language and content. */
async function pictureProblem(
  page: HtmlPage,
  bytes: Uint8Array,
  seen: Map<string, string>,
): Promise<string | undefined> {
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (picture?.format !== 'png') return 'is no PNG';
  if (picture.width !== shareSize.width || picture.height !== shareSize.height) {
    return `is ${picture.width} × ${picture.height} pixels instead of ${shareSize.width} × ${shareSize.height}`;
  }
  // Two languages may have the same heading.
  const hash = languageOf(page) + createHash('sha256').update(bytes).digest('hex');
  const twin = seen.get(hash);
  seen.set(hash, twin ?? page.file);
  return twin === undefined ? undefined : `is the same picture as that of ${twin}`;
}

/** What is wrong with the tags for social networks: each page has each tag once, its values match the page, and no two pages of a language share a picture. */
export async function shareProblems(site: Site, siteUrl: string): Promise<string[]> {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const page of site.pages.filter((one) => !contentsOf(one, 'robots').includes('noindex'))) {
    const report = (key: string, reason: string) => problems.push(`${page.file}: ${key}: ${reason}`);
    for (const key of needed) {
      const contents = contentsOf(page, key);
      if (contents.length !== 1) report(key, `is there ${contents.length} times instead of once`);
      else if (contents[0]?.trim() === '') report(key, 'is empty');
    }
    const expected = {
      'og:url': canonicalOf(page) ?? '',
      'og:image:width': String(shareSize.width),
      'og:image:height': String(shareSize.height),
    };
    for (const [key, value] of Object.entries(expected)) {
      const [content = value] = contentsOf(page, key);
      if (content !== value) report(key, `is ${content} instead of ${value}`);
    }
    const heading = firstText(page, 'h1');
    const [alt = heading] = contentsOf(page, 'og:image:alt');
    if (!alt.includes(heading)) report('og:image:alt', `lacks the heading in the picture, “${heading}”`);
    const [image] = contentsOf(page, 'og:image');
    if (image === undefined) continue;
    if (!image.startsWith(`${siteUrl}/`)) report('og:image', `${image} does not begin with ${siteUrl}/`);
    const name = image.slice(siteUrl.length + 1);
    // linkProblems reports a file that is not there.
    const problem = site.files.has(name) ? await pictureProblem(page, site.readBytes(name), seen) : undefined;
    if (problem !== undefined) report('og:image', `${name} ${problem}`);
  }
  return problems;
}
