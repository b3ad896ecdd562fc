import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { MessageId } from '../i18n/messageIds';
import { columns } from '../theme/columns';
import { layout } from '../theme/measures';
import { Text } from './text/Text';

const lowSpace = `calc(${layout.sectionSpace} * 0.625)`;

const stickyHeading = {
  position: { md: 'sticky' },
  top: `calc(${layout.headerHeight} + 2rem)`,
  alignSelf: 'start',
  // Without this space a long heading would touch the content.
  pr: { md: 2 },
} as const;

const headAndContent = {
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
  /** The target of links to this section. */
  id?: string;
  heading: MessageId;
  intro?: MessageId;
  /** A link below the content. */
  more?: ReactNode;
  /**
   * On wide screens: `column` has heading, introduction and content below each other, `row` has the introduction next to the heading, `bleed` is a
   * row whose content reaches the edges of the window, `split` has the content next to the heading.
   */
  layout?: 'column' | 'row' | 'bleed' | 'split';
  /** `low`: less space above and below. `below`: no space above, because the head of the page has space below. */
  space?: 'low' | 'below';
  /** On the darker background. */
  sunken?: boolean;
  children: ReactNode;
}

/** A part of a page with a heading. It is no landmark, because screen readers would announce it twice. */
export function Section({
  id,
  heading,
  intro,
  more,
  layout: kind = 'column',
  space,
  sunken = false,
  children,
}: SectionProps) {
  const isLow = space === 'low';
  const isRow = kind === 'row' || kind === 'bleed';
  const height = isLow ? lowSpace : layout.sectionSpace;
  const words = (
    <Stack
      spacing={isRow ? 0 : 2}
      sx={[
        kind === 'split' ? stickyHeading : { mb: isLow ? { xs: 2, md: 4 } : { xs: 3, md: 5 } },
        isRow ? headRow : { maxWidth: '44rem' },
      ]}
    >
      <Text message={heading} variant="h2" />
      {intro !== undefined && (
        <Text message={intro} variant="lead" color="textSecondary" {...(isRow && { sx: { maxWidth: '34rem' } })} />
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
        // The section gets the focus only as the target of a link.
        { outline: 'none' },
        // Two sections without a background share the space between them: their margins collapse.
        sunken
          ? { paddingBlock: height, backgroundColor: 'background.sunken' }
          : { marginBlock: space === 'below' ? `0 ${height}` : height },
      ]}
    >
      <Container>
        {kind === 'split' ? (
          <Box sx={headAndContent}>
            {words}
            <div>{content}</div>
          </Box>
        ) : (
          <>
            {words}
            {kind !== 'bleed' && content}
          </>
        )}
      </Container>
      {kind === 'bleed' && content}
    </Box>
  );
}
