import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { layout } from '../theme/measures';
import { FragmentLink } from '../components/FragmentLink';

const nav = {
  display: { xs: 'none', md: 'block' },
  position: 'sticky',
  top: `calc(${layout.headerHeight} + 2rem)`,
  alignSelf: 'start',
  maxHeight: `calc(100vh - ${layout.headerHeight} - 4rem)`,
  overflowY: 'auto',
  // Room for the focus ring of its links.
  padding: '8px',
  margin: '-8px',
} as const;

const entry = {
  display: 'block',
  py: '5px',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  color: 'text.secondary',
  textDecorationColor: 'transparent',
  '&:hover': { color: 'text.primary' },
} as const;

interface TextContentsProps {
  prefix: string;
  ids: readonly string[];
}

/** The table of contents of a long text, in sight while one reads; only where there is room beside the text. */
export function TextContents({ prefix, ids }: TextContentsProps) {
  const labelId = useId();
  return (
    <Box component="nav" aria-labelledby={labelId} sx={nav}>
      <Typography variant="label" component="p" id={labelId} sx={{ mb: 1 }}>
        <Message id="common.onThisPage" />
      </Typography>
      <ul role="list">
        {ids.map((id) => (
          <li key={id}>
            <FragmentLink to={id} sx={entry}>
              <Message id={messageId(prefix, id, 'heading')} />
            </FragmentLink>
          </li>
        ))}
      </ul>
    </Box>
  );
}
