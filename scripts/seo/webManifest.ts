import { company } from '../../src/content/company';
import { colors } from '../../src/theme/palette';

/** Name, icons and colors for visitors who put the site on the home screen of a phone (https://www.w3.org/TR/appmanifest/). */
export function webManifest(): string {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  return JSON.stringify({
    name: company.name,
    short_name: company.name,
    start_url: '/',
    display: 'browser',
    background_color: colors.background.light,
    theme_color: colors.primary.light,
    icons: [icon(192), icon(512)],
  });
}
