import { publishedLocales } from '../messages/testing/publishedLocales';
import { sourceLocale } from '../../src/i18n/locales';

/** One way to break a page: what is replaced in its HTML (a text wherever it is), by what, and the problems that the checks of the build report. */
export interface BrokenPage {
  from: string | RegExp;
  to: string;
  problems: readonly string[];
}

const [, other] = publishedLocales;
const name = `hreflang="${other}"`;
const toOther = new RegExp(`(${name} href=")[^"]*`);

const nothing = 'there is no such page or file';

const replaced = (from: string | RegExp, to: string, ...problems: string[]): BrokenPage => ({
  from,
  to,
  problems: problems.map((problem) => `FILE: ${problem}`),
});

/** Before the end of a page's main part. */
const inMain = (html: string, ...problems: string[]) => replaced('</main>', `${html}</main>`, ...problems);

const meta = (key: string) => new RegExp(`<meta (?:property|name)="${key}" content="[^"]*">`);

/** Broken pages for each rule of checkSite. FILE, ADDRESS and SITE mean the page's file, its address, and the site's origin. */
export const brokenPages: readonly BrokenPage[] = [
  inMain('<a href="/nowhere">n</a>', `<a href="/nowhere">: ${nothing}`),
  inMain('<a href="/about-us/">n</a>', `<a href="/about-us/">: ${nothing}`),
  inMain('<a href="https://[">n</a>', `<a href="https://[">: ${nothing}`),
  inMain('<noscript><img src="/b.svg"></noscript>', `<img src="/b.svg">: ${nothing}`),
  inMain('<img srcset="/favicon.svg 1x, /b.webp 2x">', `<img srcset="/b.webp">: ${nothing}`),
  inMain('<video poster="/p.avif"></video>', `<video poster="/p.avif">: ${nothing}`),
  inMain('<a href="#gone">n</a>', '<a href="#gone">: FILE has no id "gone"'),
  inMain('<svg><use href="/favicon.svg#x"/></svg>', '<use href="/favicon.svg#x">: favicon.svg has no id "x"'),
  inMain('<p style="top: 0">', 'policy: forbids <p style="top: 0">, which the page holds'),
  inMain('<p onclick="go()">', 'policy: forbids <p onclick="go()">, which the page holds'),
  inMain('<script>let b;</script>', 'policy: script-src lacks the hash of “let b;”'),
  inMain('<style>a {}</style>', 'policy: style-src-elem lacks the hash of “a {}”'),
  inMain(
    '<script src="/assets/a.js"></script>',
    `<script src="/assets/a.js">: ${nothing}`,
    'loads /assets/a.js without its integrity',
  ),
  inMain('<div><figure><blockquote>Good</blockquote></figure></div>', '<blockquote> “Good…”: MARKS'),
  replaced("img-src 'self'", "img-src 'self' data:", 'policy: allows data:'),
  replaced("base-uri 'none'", "base-uri 'self'", "policy: does not say base-uri 'none'"),
  replaced(
    '<meta charset="utf-8">',
    '<title>Late</title><meta charset="utf-8">',
    'policy: does not come first, after the charset',
    'title: has 4 characters instead of 20 to 75: “Late”',
  ),
  replaced(
    /"sha256-[^"]*"}],"data"/,
    '"sha256-x"}],"data"',
    'the integrity of CHUNK is not that of the file',
    'policy: script-src lacks the hash of “START”',
  ),
  replaced(/<title>.*<\/title>/, '', 'title: is missing'),
  replaced(/(<title>).*(<\/title>)/, '$1Short$2', 'title: has 5 characters instead of 20 to 75: “Short”'),
  replaced(meta('description'), '', 'description: is missing'),
  replaced(meta('og:type'), '', 'og:type: is there 0 times instead of once'),
  replaced(meta('og:title'), '<meta property="og:title" content=" ">', 'og:title: is empty'),
  replaced(
    '"og:image:width" content="1200"',
    '"og:image:width" content="600"',
    'og:image:width: is 600 instead of 1200',
  ),
  replaced(
    meta('og:image:alt'),
    '<meta property="og:image:alt" content="None">',
    'og:image:alt: lacks the heading in the picture, “HEADING”',
  ),
  replaced(
    meta('og:image'),
    '<meta property="og:image" content="SITE/icon-512.png">',
    'og:image: icon-512.png is 512 × 512 pixels instead of 1200 × 630',
  ),
  replaced(
    meta('og:image'),
    '<meta property="og:image" content="SITE/favicon.svg">',
    'og:image: favicon.svg is no PNG',
  ),
  replaced(meta('og:url'), '<meta property="og:url" content="SITE/">', 'og:url: is SITE/ instead of ADDRESS'),
  replaced('"@type":"WebSite"', '"@type":"Product"', 'structured data: Product: is the unknown thing Product'),
  replaced(/("@type":"WebSite","@id":"[^"]*","name":")[^"]*/, '$1', 'structured data: WebSite.name: is missing'),
  replaced(
    '"@type":"WebSite"',
    '"@type":"WebSite","invented":1',
    'structured data: WebSite.invented: is no property of WebSite',
  ),
  replaced(
    /"isPartOf":{"@id":"[^"]*"}/,
    '"isPartOf":{"@id":"SITE/#none"}',
    'structured data: SITE/#none is named and not described',
  ),
  replaced('"@id":"ADDRESS"', '"@id":"ADDRESS#x"', 'structured data: does not describe the page itself'),
  replaced(/<link rel="alternate" type="text\/markdown".*?>/, '', 'names no twin in Markdown'),
  replaced(
    'type="text/markdown" href="/',
    'type="text/markdown" href="/no-',
    'there is no TWIN',
    `<link href="/TWIN">: ${nothing}`,
  ),
  replaced(
    /<link rel="canonical" .*?>/,
    '<meta name="robots" content="noindex">',
    'names other languages and has noindex',
    'has a twin and is not published',
    'structured data: is on a page that is not published',
  ),
  replaced(/<link rel="alternate" hreflang="x-default" .*?>/, '', 'hreflang="x-default" is not the page of en'),
  ...(other === undefined
    ? []
    : [
        replaced(toOther, '$1SITE/none', `<link href="SITE/none">: ${nothing}`, `${name}: SITE/none is no page`),
        replaced(toOther, '$1SITE/', `${name}: SITE/ is in ${sourceLocale}`),
      ]),
];
