import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { forcedEdge } from '../theme/measures';
import { FragmentLink } from '../components/FragmentLink';

const quilt = {
  display: 'grid',
  // Six in a row on wide screens; as many as large letters allow.
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    lg: 'repeat(auto-fill, minmax(max(9.5rem, 100% / 6), 1fr))',
  },
  counterReset: 'block',
  '@media print': { gridTemplateColumns: 'repeat(6, 1fr)' },
} as const;

const block = {
  display: 'grid',
  alignContent: 'space-between',
  height: '100%',
  minHeight: { xs: '7.5rem', md: '9rem' },
  padding: 2,
  border: forcedEdge,
  hyphens: 'auto',
  fontWeight: 500,
  lineHeight: 1.3,
  color: 'var(--on-tone)',
  bgcolor: 'var(--tone)',
  textDecorationColor: 'transparent',
  printColorAdjust: 'exact',
  '--focus-ring': 'var(--palette-text-primary)',
  '&:hover': { textDecorationColor: 'currentColor' },
  '&:focus-visible': { position: 'relative', zIndex: 1 },
  '&::before': {
    content: 'counter(block) / ""',
    fontSize: '1.75rem',
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: '-0.03em',
  },
  '@media print': { minHeight: 0, gap: 1, padding: 1, fontSize: '8pt', '&::before': { fontSize: '1rem' } },
} as const;

/** In rows of two and of six no block has the tone of its neighbor. */
const item = {
  counterIncrement: 'block',
  '--tone': 'var(--palette-primary-light)',
  '--on-tone': 'var(--palette-text-primary)',
  '&:nth-of-type(4n + 1)': {
    '--tone': 'var(--palette-primary-main)',
    '--on-tone': 'var(--palette-primary-contrastText)',
  },
  '&:nth-of-type(5n + 3)': { '--tone': 'var(--palette-band-dark)', '--on-tone': 'var(--palette-band-contrastText)' },
  '&:nth-of-type(6n + 4)': { '--tone': 'var(--hero-2)', '--on-tone': 'var(--palette-secondary-contrastText)' },
  '&:last-of-type': { '--tone': 'var(--palette-secondary-main)', '--on-tone': 'var(--palette-secondary-contrastText)' },
  '&:nth-of-type(4n + 2) > a': { borderStartEndRadius: '4rem' },
  '&:nth-of-type(3n) > a': { borderEndEndRadius: '4rem' },
} as const;

interface ContentsQuiltProps {
  /** What the message ids start with: a route's id. */
  prefix: string;
  ids: readonly string[];
}

/** The table of contents of a long text as its drawing: one block for each section. Screen readers say the names alone. */
export function ContentsQuilt({ prefix, ids }: ContentsQuiltProps) {
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId}>
      <Typography variant="label" component="p" id={labelId} sx={{ mb: 1.5 }}>
        <Message id="common.onThisPage" />
      </Typography>
      <Box component="ul" role="list" sx={quilt}>
        {ids.map((id) => (
          <Box component="li" key={id} sx={item}>
            <FragmentLink to={id} sx={block}>
              <Message id={messageId(prefix, id, 'heading')} />
            </FragmentLink>
          </Box>
        ))}
      </Box>
    </nav>
  );
}
