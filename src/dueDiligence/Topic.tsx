import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { DueDiligenceFact } from '../content/dueDiligence';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { columns } from '../theme/columns';
import { layout } from '../theme/measures';
import { HeadingLink } from '../components/HeadingLink';
import { StatusBlock } from '../components/StatusBlock';

const beside = {
  display: 'grid',
  gridTemplateColumns: { lg: columns(4, 8) },
  columnGap: 3,
  rowGap: 1,
  borderTop: 2,
  borderColor: 'primary.main',
  '@media print': { display: 'block', pt: 1.5, '& > h2': { mb: 1 } },
} as const;

/** Within its heading, which is as high as the topic, so that a link to it leads to the topic's beginning wherever one reads. */
const inSight = {
  display: { xs: 'flex', lg: 'block' },
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  position: { lg: 'sticky' },
  top: { lg: `calc(${layout.headerHeight} + 1rem)` },
  pt: { xs: 2, lg: 2.5 },
  pb: { lg: 4 },
  '@media print': { display: 'block', pt: 0 },
} as const;

/** The topic's part of the index again, at the end of the heading's line or below it. */
const blocks = {
  display: 'flex',
  gap: '4px',
  mt: { lg: 2 },
  fontSize: { xs: 24, lg: 28 },
  '@media print': { display: 'none' },
} as const;

interface TopicProps {
  id: string;
  facts?: readonly DueDiligenceFact[];
  children: ReactNode;
}

/** A part of the page under a heading that can be linked to, which stays beside its answers on wide screens. */
export function Topic({ id, facts, children }: TopicProps) {
  return (
    <Box sx={beside}>
      <Typography variant="h3" component="h2" id={id}>
        <Box component="span" sx={inSight}>
          <HeadingLink id={id}>
            <Message id={messageId('dueDiligence', id, 'heading')} />
          </HeadingLink>
          <Box component="span" aria-hidden sx={blocks}>
            {facts?.map((fact) => (
              <StatusBlock key={fact.id} data-status={fact.status} />
            ))}
          </Box>
        </Box>
      </Typography>
      {children}
    </Box>
  );
}
