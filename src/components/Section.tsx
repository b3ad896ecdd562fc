import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { columns } from '../theme/columns';
import { layout } from '../theme/measures';

const lowSpace = `calc(${layout.sectionSpace} * 0.625)`;

const stickyHeading = {
  position: { md: 'sticky' },
  top: `calc(${layout.headerHeight} + 2rem)`,
  alignSelf: 'start',
  // A heading as long as its column would touch the content.
  pr: { md: 2 },
} as const;

const beside = {
  display: 'grid',
  columnGap: 3,
  rowGap: 5,
  gridTemplateColumns: { md: columns(4, 8) },
} as const;

const headRow = {
  flexDirection: { md: 'row' },
  justifyContent: 'space-between',
  alignItems: { md: 'center' },
  columnGap: 3,
  rowGap: 2,
} as const;

interface SectionProps {
  /** For links that lead here. */
  id?: string;
  heading: MessageId;
  intro?: MessageId;
  /** A link that leads on, below the content. */
  more?: ReactNode;
  /** On the darker background. */
  sunken?: boolean;
  /** Heading next to the content on wide screens, instead of above it. */
  split?: boolean;
  /** With less space above and below. */
  low?: boolean;
  /** Heading and introduction next to each other on wide screens. */
  row?: boolean;
  /** The content goes on to the edges of the window. */
  bleeds?: boolean;
  /** Right below the page's head, which has the space. */
  first?: boolean;
  children: ReactNode;
}

/** A part of a page under its own heading, which is how it is found: as a landmark, too, it would be announced twice. */
export function Section({
  id,
  heading,
  intro,
  more,
  sunken = false,
  split = false,
  low = false,
  row = false,
  bleeds = false,
  first = false,
  children,
}: SectionProps) {
  const space = low ? lowSpace : layout.sectionSpace;
  const words = (
    <Stack
      spacing={row ? 0 : 2}
      sx={[
        split ? stickyHeading : { mb: low ? { xs: 2, md: 4 } : { xs: 3, md: 5 } },
        row ? headRow : { maxWidth: '44rem' },
      ]}
    >
      <Typography variant="h2">
        <Message id={heading} />
      </Typography>
      {intro !== undefined && (
        <Typography variant="lead" component="p" color="textSecondary" {...(row && { sx: { maxWidth: '34rem' } })}>
          <Message id={intro} />
        </Typography>
      )}
    </Stack>
  );
  const content = (
    <>
      {children}
      {more !== undefined && (
        <Box component="p" sx={{ mt: 3 }}>
          {more}
        </Box>
      )}
    </>
  );
  return (
    <Box
      component="section"
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      sx={[
        // It has the focus only as the target of a link.
        { outline: 'none' },
        // Two sections without a background share the space between them: their margins collapse.
        sunken
          ? { paddingBlock: space, backgroundColor: 'background.sunken' }
          : { marginBlock: first ? `0 ${space}` : space },
      ]}
    >
      <Container>
        {split ? (
          <Box sx={beside}>
            {words}
            <div>{content}</div>
          </Box>
        ) : (
          <>
            {words}
            {!bleeds && content}
          </>
        )}
      </Container>
      {bleeds && content}
    </Box>
  );
}
