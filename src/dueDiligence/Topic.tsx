import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HeadingLink } from '../components/links/HeadingLink';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { columns } from '../theme/columns';
import { layout } from '../theme/measures';
import { printClasses } from '../theme/printClasses';

const topic = {
  display: 'grid',
  gridTemplateColumns: { lg: columns(5, 19) },
  columnGap: 3,
  borderTop: 2,
  borderColor: 'primary.main',
} as const;

/** The heading is as high as the topic, and its words stay in view. So a link to the heading leads to the topic's beginning. */
const sticky = {
  display: 'block',
  position: { lg: 'sticky' },
  top: `calc(${layout.headerHeight} + 1rem)`,
  pt: 1.5,
  pb: { lg: 4 },
} as const;

interface TopicProps {
  id: string;
  className?: string;
  children: ReactNode;
}

/** A part of the page under a heading with a link to itself. On wide screens the heading stays in view next to the answers. */
export function Topic({ id, className = printClasses.block, children }: TopicProps) {
  return (
    <Box className={className} sx={topic}>
      <Typography variant="h3" component="h2" id={id} tabIndex={-1}>
        <Box component="span" sx={sticky}>
          <HeadingLink id={id}>
            <Message id={messageId('dueDiligence', id, 'heading')} />
          </HeadingLink>
        </Box>
      </Typography>
      <div>{children}</div>
    </Box>
  );
}
