import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { forcedEdge } from '../theme/measures';
import { FragmentLink } from '../components/FragmentLink';
import { sectionBlock } from './sectionBlock';

/** `--blocks` in a row, or as many as large letters allow. */
const quilt = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(100%, 9.5rem), 100% / var(--blocks)), 1fr))',
  counterReset: 'block',
} as const;

const block = {
  display: 'grid',
  // On phones the number stands beside the words.
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  alignContent: { xs: 'start', md: 'space-between' },
  gap: 1,
  height: '100%',
  minHeight: { xs: '5rem', md: '9rem' },
  padding: { xs: 1.5, md: 2 },
  border: forcedEdge,
  '--radius': { xs: '2.5rem', md: '4rem' },
  borderStartEndRadius: 'calc(var(--above) * var(--radius))',
  borderEndEndRadius: 'calc(var(--below) * var(--radius))',
  // Words stand on the lower edge, and keep away from its round corner.
  paddingInlineEnd: { md: 'calc((1 + var(--below)) * 1rem)' },
  hyphens: 'auto',
  fontWeight: 500,
  lineHeight: 1.3,
  color: 'var(--on-tone)',
  bgcolor: 'var(--tone)',
  textDecorationColor: 'transparent',
  '--focus-ring': 'var(--palette-text-primary)',
  '&:hover': { textDecorationColor: 'currentColor' },
  '&:focus-visible': { position: 'relative', zIndex: 1 },
  '&::before': {
    content: 'counter(block) / ""',
    fontSize: { xs: '1.375rem', md: '1.75rem' },
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: '-0.03em',
  },
} as const;

const item = {
  ...sectionBlock,
  counterIncrement: 'block',
  // One that would be alone in its row fills it.
  '&:last-of-type:nth-of-type(4n + 1)': { gridColumn: { xs: '1 / -1', lg: 'span 2' } },
} as const;

interface ContentsQuiltProps {
  /** What the message ids start with: a route's id. */
  prefix: string;
  ids: readonly string[];
}

/** The table of contents of a long text as its drawing: one block for each section, in two rows on wide screens. Screen readers say the names alone. */
export function ContentsQuilt({ prefix, ids }: ContentsQuiltProps) {
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId}>
      <Typography variant="label" component="p" id={labelId} sx={{ mb: 1.5 }}>
        <Message id="common.onThisPage" />
      </Typography>
      <Box component="ul" role="list" sx={{ ...quilt, '--blocks': { xs: '4', lg: `${Math.ceil(ids.length / 2)}` } }}>
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
