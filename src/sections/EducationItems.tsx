import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { company } from '../content/company';
import { educationItems } from '../content/pageLists';
import { Message } from '../i18n/Message';
import { coveringLink, showWhole } from '../components/coveringLink';
import { ExternalLink } from '../components/ExternalLink';
import { EducationSign } from './EducationSign';

const mosaic = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(12, minmax(0, 1fr))' },
} as const;

/** Where each tile stands on wide screens and what it stands on: a tall one, two beside it, a wide one below. */
const tiles = {
  aiProofDev: { gridColumn: { sm: '1 / -1', md: 'span 7' }, gridRow: { md: 'span 2' }, bgcolor: 'primary.light' },
  codeFtw: {
    gridColumn: { md: 'span 5' },
    bgcolor: 'secondary.main',
    color: 'secondary.contrastText',
    '--focus-ring': 'currentColor',
  },
  podcast: { gridColumn: { md: 'span 5' }, bgcolor: 'background.raised' },
  videoChannel: {
    gridColumn: { sm: '1 / -1' },
    gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 7fr)' },
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    '--focus-ring': 'currentColor',
  },
} as const;

const tile = {
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap: 4,
  p: { xs: 3, md: 5 },
  scrollMargin: '8px',
  '&:hover, &:focus-within': { '--sign': 1, '--card-turn': '90deg' },
  '&:focus-within:has(:focus-visible)': { outline: '3px solid var(--focus-ring)', outlineOffset: -8 },
} as const;

/** Covers its tile, so that the whole tile can be clicked. */
const TileLink = styled(ExternalLink)({
  ...coveringLink,
  display: 'inline-block',
  paddingBlock: '0.75rem',
  outline: 'none',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});

const Picture = styled('img')({
  display: 'block',
  width: 'clamp(9rem, 14vw, 13rem)',
  height: 'auto',
  // The tall tile has room for a larger one.
  'li:first-of-type &': { width: 'min(100%, 40rem)', flexShrink: 1, minWidth: 0 },
  // Two tiles on a sheet.
  '@media print': { 'li &&': { width: '32mm' } },
});

/** The four places where the company teaches as one mosaic: each tile is the way there. */
export function EducationItems() {
  return (
    <Box component="ul" role="list" sx={mosaic}>
      {educationItems.map((id, index) => (
        <Box key={id} component="li" onFocus={showWhole} sx={[tile, tiles[id]]}>
          <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 2 }}>
            <Picture
              src={`/images/education/${id}.svg`}
              width={480}
              height={480}
              alt=""
              // A phone's first screen has the first one.
              loading={index === 0 ? 'eager' : 'lazy'}
              decoding="async"
            />
            <EducationSign item={id} />
          </Box>
          <Box sx={{ maxWidth: '36rem' }}>
            <Typography variant={index === 0 ? 'h1' : 'h2'} component="h3">
              <Message id={`education.items.${id}.name`} />
            </Typography>
            <Typography variant="lead" component="p" sx={{ mt: 1.5 }}>
              <Message id={`education.items.${id}.headline`} />
            </Typography>
            <Typography sx={{ mt: 1.5 }}>
              <Message id={`education.items.${id}.description`} />
            </Typography>
            <Typography sx={{ mt: 1, fontWeight: 560 }}>
              <TileLink href={company.links[id]}>
                <Message id={`education.items.${id}.link`} />
              </TileLink>
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
