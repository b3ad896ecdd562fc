import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HeadingLink } from '../components/links/HeadingLink';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { columns } from '../theme/columns';
import { layout } from '../theme/measures';

const beside = {
  display: 'grid',
  gridTemplateColumns: { lg: columns(5, 19) },
  columnGap: 3,
  borderTop: 2,
  borderColor: 'primary.main',
  '@media print': { display: 'block' },
} as const;

/** Within its heading, which is as high as the topic, so that a link to it leads to the topic's beginning wherever one reads. */
const inSight = {
  display: 'block',
  position: { lg: 'sticky' },
  top: { lg: `calc(${layout.headerHeight} + 1rem)` },
  pt: 1.5,
  pb: { lg: 4 },
} as const;

/** A part of the page under a heading that can be linked to, which stays next to its answers on wide screens. */
export function Topic({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Box sx={beside}>
      <Typography variant="h3" component="h2" id={id}>
        <Box component="span" sx={inSight}>
          <HeadingLink id={id}>
            <Message id={messageId('dueDiligence', id, 'heading')} />
          </HeadingLink>
        </Box>
      </Typography>
      {children}
    </Box>
  );
}
