import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { NavigationLink } from '../navigation';
import { type GlyphName, serviceGlyphs } from '../components/art/serviceGlyphs';

const look: SxProps<Theme> = (theme) => ({
  flex: 'none',
  borderStartEndRadius: '16px',
  backgroundColor: theme.vars.palette.primary.light,
  color: theme.vars.palette.primary.main,
  '--icon-2': theme.vars.palette.secondary.main,
  '--icon-2-opacity': 1,
  '--icon-3': 'var(--tone-over)',
});

/** The glyph of a menu link's service, on a block as on the service's card. */
export function MenuGlyph({ link, isSmall = false }: { link: NavigationLink; isSmall?: boolean }) {
  if ('person' in link) return null;
  // The group lists only services and the hosting product.
  const name = ('path' in link ? link.path.split('/').at(-1) : 'hosting') as GlyphName;
  const [size, space] = isSmall ? [36, { p: 1, marginInlineEnd: 1 }] : [44, { p: 1.25, marginInlineEnd: 1.5 }];
  return <Box component={serviceGlyphs[name]} sx={[look, space].flat()} width={size} height={size} />;
}
