import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { type ReactNode, useId } from 'react';
import { FragmentLink } from '../components/links/FragmentLink';
import { ProseSections } from '../components/text/ProseSections';
import { Text } from '../components/text/Text';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { columns } from '../theme/columns';
import { layout } from '../theme/measures';
import { printClasses } from '../theme/printClasses';

const contentsAndText = {
  display: 'grid',
  columnGap: 3,
  rowGap: 6,
  gridTemplateColumns: { md: columns(4, 8) },
  pb: layout.sectionSpace,
  // The headings have the numbers of the table of contents. Screen readers skip them.
  counterReset: 'section',
  '--heading-number': 'counter(section) ". " / ""',
} as const;

/** The table of contents stays in view, if the screen is high enough for all of it. */
const inSight = {
  alignSelf: 'start',
  '@media (min-height: 640px)': { position: { md: 'sticky' }, top: `calc(${layout.headerHeight} + 1rem)` },
} as const;

const link = { display: 'inline-block', py: '5px', color: 'text.primary', textDecorationColor: 'transparent' } as const;

interface TextBodyProps {
  /** The start of the message ids: a route's id. */
  prefix: string;
  /** The names of the sections: parts of message ids, and fragments of the headings. */
  ids: readonly string[];
  /** Replaces the sections of running text. */
  children?: ReactNode;
}

/** The text of a plain page and its numbered table of contents. */
export function TextBody({ prefix, ids, children }: TextBodyProps) {
  const labelId = useId();
  return (
    <Container>
      <Box className={printClasses.block} sx={contentsAndText}>
        <Box component="nav" aria-labelledby={labelId} sx={inSight}>
          <Text message="common.onThisPage" variant="label" id={labelId} sx={{ mb: 1 }} />
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
        {children ?? <ProseSections prefix={prefix} sections={ids.map((id) => ({ id }))} />}
      </Box>
    </Container>
  );
}
