import { escapeHtml } from '@nine-blocks/email-payload/escapeHtml';
import type { Head } from '../../src/seo/headOf';

/** Lists the published pages for search engines (https://www.sitemaps.org), each with its other languages. */
export function sitemap(heads: readonly Head[]): string {
  const entries = heads.flatMap(({ canonical, alternates }) => {
    if (canonical === null) return [];
    const links = alternates.map(
      ({ hreflang, href }) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    );
    return ['  <url>', `    <loc>${escapeHtml(canonical)}</loc>`, ...links, '  </url>'];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

const everything = 'User-agent: *\nAllow: /\n';

/**
 * Robots may read all pages, and find the list of pages here. They may also read pages that say `noindex`: a robot that may not read such a
 * page does not see its `noindex`, and lists its address when other sites link to it.
 */
export function robotsText(siteUrl: string, noindex: boolean): string {
  return noindex
    ? `# Every page says noindex: robots may read it, and list none.\n${everything}`
    : `${everything}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
