import type { StartFiles } from '../../src/hydration/startScript';
import { escapeHtml } from '@nine-blocks/email-payload/escapeHtml';
import type { Locale } from '../../src/i18n/locales';
import { localeFacts } from '../../src/i18n/locales';
import type { StructuredData } from '../../src/seo/structuredDataOf';
import type { RenderedPage } from '../../src/server';
import { colors } from '../../src/theme/palette';
import { inlineStartScript } from './inlineStartScript';
import { pagePolicy } from '../csp/pagePolicy';
import { pageStyles } from './pageStyles';
import type { Statistics } from '../settings/statistics';
import type { MetaTag } from '../share-images/shareTags';

/** The files and data that a document needs in addition to the rendered page. */
export interface DocumentFiles {
  /** The files that hydrate the page after its first paint. */
  start: StartFiles;
  /** The addresses of the fonts that the first paint needs; none in development. */
  fonts: readonly string[];
  /** The style sheet for paper and for rare preferences; null in development, because there the browser's code adds it. */
  sheet: { href: string; media: string } | null;
  colorSchemeScript: string;
  /** More `<meta>` tags. */
  tags: readonly MetaTag[];
  /** Data for search engines; null if the page is not published. */
  structuredData: StructuredData | null;
  /** The address of the page as Markdown; null if there is none. */
  markdown: string | null;
  /** The origin of the mail host (empty for the site's own), which the page's policy allows; null in development, which has no policy. */
  mailHost: string | null;
  /** The host that counts visits, which the policy allows; undefined without one. */
  statistics?: Statistics | undefined;
}

const charset = '<meta charset="utf-8">';

/** JSON for a `<script>` element, which would end at the first `</script`. */
function scriptData(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * A link to the page in another language loads a whole document. Browsers that know these rules fetch it while the visitor points at the link.
 * Figures: docs/decisions/speculation-rules.md.
 */
const speculationRules = {
  prefetch: [
    {
      where: { selector_matches: 'a[hreflang]:not([aria-current])' },
      eagerness: 'moderate',
    },
  ],
};

/** The whole HTML document of a page: policy, head, critical styles, the rendered page, scripts. */
export function documentOf(
  {
    html,
    head,
    styles,
    unusedStyles,
    address,
  }: Pick<RenderedPage, 'address' | 'head' | 'html' | 'styles' | 'unusedStyles'>,
  locale: Locale,
  files: DocumentFiles,
): string {
  const document = [
    '<!DOCTYPE html>',
    `<html lang="${locale}" dir="${localeFacts[locale].direction}">`,
    '<head>',
    charset,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    head.canonical === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    ...head.alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    ...(files.markdown === null ? [] : [`<link rel="alternate" type="text/markdown" href="${files.markdown}">`]),
    ...files.tags.map(({ by, key, content }) => `<meta ${by}="${key}" content="${escapeHtml(content)}">`),
    // Until this script runs, the page has the looks for browsers without script (src/theme/measures.ts).
    `<script>document.documentElement.dataset.script="";${files.colorSchemeScript}</script>`,
    // Browsers request every font with CORS, so its preload needs `crossorigin`.
    ...files.fonts.map((font) => `<link rel="preload" href="${font}" as="font" crossorigin type="font/woff2">`),
    `<meta name="theme-color" content="${colors.background.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${colors.background.dark}" media="(prefers-color-scheme: dark)">`,
    // Browsers find the other icons by their default addresses.
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<style>${pageStyles(styles)}</style>`,
    ...(files.sheet === null
      ? []
      : [`<link rel="stylesheet" href="${files.sheet.href}" media="${files.sheet.media}">`]),
    ...(files.structuredData === null
      ? []
      : [`<script type="application/ld+json">${scriptData(files.structuredData)}</script>`]),
    '</head>',
    '<body>',
    `<div id="root" data-address="${escapeHtml(address)}" data-prerendered data-not-hydrated data-unused-styles="${unusedStyles}">${html}</div>`,
    `<script type="speculationrules">${scriptData(speculationRules)}</script>`,
    `<script>${inlineStartScript(files.start)}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
  if (files.mailHost === null) return document;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(document, files.mailHost, files.statistics)}">`;
  return document.replace(charset, () => `${charset}\n${policy}`);
}
