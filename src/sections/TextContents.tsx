import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { forcedEdge, layout } from '../theme/measures';
import { FragmentLink } from '../components/FragmentLink';

const nav = {
  position: { md: 'sticky' },
  top: `calc(${layout.headerHeight} + 2rem)`,
  alignSelf: 'start',
  maxHeight: { md: `calc(100vh - ${layout.headerHeight} - 4rem)` },
  overflowY: { md: 'auto' },
  // Room for the focus ring of its links.
  padding: '8px',
  margin: '-8px',
} as const;

const list = {
  display: { xs: 'grid', md: 'block' },
  // Two on a phone; one where letters are large.
  '--entry': { xs: '9.5rem', sm: '13rem' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, var(--entry)), 1fr))',
  columnGap: { xs: 2, sm: 3 },
  counterReset: 'entry',
} as const;

/** Its number stands in a block where the list lies above the text, as the numbers of the headings do. Screen readers say the name alone. */
const item = {
  display: 'grid',
  gridTemplateColumns: { xs: '2rem minmax(0, 1fr)', md: '2.5em minmax(0, 1fr)' },
  alignItems: { xs: 'center', md: 'baseline' },
  columnGap: { xs: 1.5, md: 0 },
  py: { xs: '4px', md: 0 },
  counterIncrement: 'entry',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '&::before': {
    content: 'counter(entry) / ""',
    display: { xs: 'grid', md: 'block' },
    placeItems: 'center',
    minHeight: { xs: '2rem', md: 0 },
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    color: { xs: 'primary.main', md: 'text.secondary' },
    bgcolor: { xs: 'primary.light', md: 'transparent' },
    border: { xs: forcedEdge, md: 0 },
  },
} as const;

const entry = {
  display: 'block',
  py: '5px',
  hyphens: 'auto',
  color: 'text.secondary',
  textDecorationColor: 'transparent',
  '&:hover': { color: 'text.primary' },
} as const;

interface TextContentsProps {
  prefix: string;
  ids: readonly string[];
}

/** The table of contents of a long text: above it, and where there is room beside it, in sight while one reads. */
export function TextContents({ prefix, ids }: TextContentsProps) {
  const labelId = useId();
  return (
    <Box component="nav" aria-labelledby={labelId} sx={nav}>
      <Typography variant="label" component="p" id={labelId} sx={{ mb: 1 }}>
        <Message id="common.onThisPage" />
      </Typography>
      <Box component="ul" role="list" sx={list}>
        {ids.map((id) => (
          <Box component="li" key={id} sx={item}>
            <FragmentLink to={id} sx={entry}>
              <Message id={messageId(prefix, id, 'heading')} />
            </FragmentLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
