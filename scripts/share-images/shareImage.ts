import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { company } from '../../src/content/company';
import { type Locale, localeFacts } from '../../src/i18n/locales';
import type { Route } from '../../src/paths';
import { shareLook } from './shareLook';
import { shareSvg, type ShareWords } from './shareSvg';

/** A drawn file: its name below `dist/` and its bytes. */
export interface ShareImage {
  name: string;
  bytes: Uint8Array;
}

/**
 * The picture that social networks show for a page, a PNG of 1200 × 630 pixels with the page's heading. Its name contains a hash of
 * its bytes, because social networks cache pictures by address. Throws if the words do not fit or no font has a letter.
 */
export async function shareImage(route: Route, locale: Locale, { heading, customer }: ShareWords): Promise<ShareImage> {
  // The company's name stays on one line if it fits.
  const whole = heading.replaceAll(company.name, company.name.replaceAll(' ', '\u00A0'));
  const svg = shareSvg({ heading: whole, customer }, shareLook(route, locale), localeFacts[locale].direction);
  const bytes = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 6 }).toBuffer();
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const page = route.path === '/' ? 'home' : route.path.slice(1).replaceAll('/', '-');
  return { name: `images/share/${locale}/${page}.${hash}.png`, bytes };
}
