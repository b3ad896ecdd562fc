import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FragmentLink } from '../components/links/FragmentLink';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { layout } from '../theme/measures';

/** Next to the text it stays in sight, where the screen is high enough for all of it. */
const inSight = {
  alignSelf: 'start',
  '@media (min-width: 900px) and (min-height: 640px)': {
    position: 'sticky',
    top: `calc(${layout.headerHeight} + 1rem)`,
  },
} as const;

const link = { display: 'inline-block', py: '5px', color: 'text.primary', textDecorationColor: 'transparent' } as const;

interface TableOfContentsProps {
  /** What the message ids start with: a route's id. */
  prefix: string;
  ids: readonly string[];
}

/** The numbered sections of a long text. */
export function TableOfContents({ prefix, ids }: TableOfContentsProps) {
  const labelId = useId();
  return (
    <Box component="nav" aria-labelledby={labelId} sx={inSight}>
      <Typography variant="label" component="p" id={labelId} sx={{ mb: 1 }}>
        <Message id="common.onThisPage" />
      </Typography>
      <Box component="ol" sx={{ m: 0, paddingInlineStart: 4, lineHeight: 1.4, color: 'text.secondary' }}>
        {ids.map((id) => (
          <li key={id}>
            <FragmentLink to={id} sx={link}>
              <Message id={messageId(prefix, id, 'heading')} />
            </FragmentLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
