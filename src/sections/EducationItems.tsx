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
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Where each tile stands on wide screens and what it stands on: a tall one, two beside it, a wide one below. */
const tiles = {
  aiProofDev: {
    gridColumn: { sm: '1 / -1', md: 'auto' },
    gridRow: { md: 'span 2' },
    gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
    bgcolor: 'primary.light',
  },
  codeFtw: {
    bgcolor: 'secondary.main',
    color: 'secondary.contrastText',
    '--focus-ring': 'currentColor',
  },
  podcast: { bgcolor: 'background.raised' },
  videoChannel: {
    gridColumn: { sm: '1 / -1' },
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    bgcolor: 'band.main',
    color: 'band.contrastText',
    '--focus-ring': 'currentColor',
  },
} as const;

const tile = {
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap: 4,
  '--space': { xs: '1.5rem', md: '2.5rem' },
  p: 'var(--space)',
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

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '9rem',
  height: 'auto',
  // The first one reaches to the edges of its tile, above its words or beside them.
  'li:first-of-type &': {
    width: 'calc(100% + 2 * var(--space))',
    maxWidth: 'none',
    margin: 'calc(-1 * var(--space))',
    marginBlockEnd: 0,
    [theme.breakpoints.only('sm')]: {
      width: 'calc(100% + var(--space))',
      marginBlockEnd: 'calc(-1 * var(--space))',
      marginInlineEnd: 0,
    },
  },
  // Two tiles on a sheet.
  '@media print': { 'li &&': { width: '32mm', margin: 0 } },
}));

/** The four places where the company teaches as one mosaic: each tile is the way there. */
export function EducationItems() {
  return (
    <Box component="ul" role="list" sx={mosaic}>
      {educationItems.map((id, index) => (
        <Box key={id} component="li" onFocus={showWhole} sx={[tile, tiles[id]]}>
          <Picture
            src={`/images/education/${id}.svg`}
            width={480}
            height={480}
            alt=""
            // A phone's first screen has the first one.
            loading={index === 0 ? 'eager' : 'lazy'}
            decoding="async"
          />
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
          <EducationSign item={id} />
        </Box>
      ))}
    </Box>
  );
}
