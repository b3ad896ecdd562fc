import type { Share } from '../../src/seo/shareOf';
import { shareSize } from './shareSvg';

/** One `<meta>` of a document's head. */
export interface MetaTag {
  /** The attribute for the key: Open Graph uses `property`. */
  by: 'name' | 'property';
  key: string;
  content: string;
}

/** The tags that social networks read (https://ogp.me); `image` is the name of the share picture below `dist/`. */
export function shareTags(share: Share, image: string): MetaTag[] {
  const openGraph = {
    'og:title': share.title,
    'og:description': share.description,
    'og:type': share.type,
    'og:url': share.url,
    'og:site_name': share.siteName,
    'og:locale': share.locale,
    'og:image': new URL(`/${image}`, share.url).href,
    'og:image:width': String(shareSize.width),
    'og:image:height': String(shareSize.height),
    'og:image:alt': share.alt,
  };
  return [
    ...Object.entries(openGraph).map(([key, content]) => ({ by: 'property' as const, key, content })),
    { by: 'name', key: 'twitter:card', content: 'summary_large_image' },
  ];
}
