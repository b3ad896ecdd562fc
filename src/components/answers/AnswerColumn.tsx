import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { DueDiligenceFact } from '../../content/dueDiligence';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { FragmentLink } from '../FragmentLink';
import { AnswerLink } from './AnswerLink';

const column = {
  display: 'grid',
  // A long word stays whole; where that leaves too little room, blocks go to a second line.
  gridTemplateColumns: {
    xs: 'minmax(min-content, 1fr) minmax(0, 11rem)',
    sm: 'minmax(min-content, 9.5rem) minmax(0, 1fr)',
    lg: 'minmax(0, 1fr)',
  },
  gridTemplateRows: { lg: 'subgrid' },
  gridRow: { lg: 'span 2' },
  alignItems: { xs: 'center', lg: 'stretch' },
  minHeight: { xs: 40, lg: 0 },
  borderTop: { xs: 1, lg: 0 },
  borderColor: { xs: 'divider' },
  '@media print': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 2',
    alignItems: 'stretch',
    minHeight: 0,
    border: 0,
  },
} as const;

/** Stands on the line from which the blocks hang. */
const name = {
  display: { lg: 'flex' },
  alignItems: { lg: 'end' },
  py: { xs: '7px', lg: 1.25 },
  paddingInlineEnd: { xs: 1, lg: 0.5 },
  borderBottom: { lg: 2 },
  borderColor: { lg: 'primary.main' },
  fontSize: { xs: '0.875rem', lg: '0.8125rem' },
  lineHeight: 1.4,
  hyphens: { lg: 'auto' },
  overflowWrap: { xs: 'break-word', lg: 'anywhere' },
  color: 'text.secondary',
  textDecorationColor: 'transparent',
  '&:hover': { color: 'text.primary' },
  '@media print': {
    display: 'flex',
    alignItems: 'end',
    py: 0.5,
    paddingInlineEnd: 1,
    borderBottom: 2,
    borderColor: 'primary.main',
    fontSize: '7pt',
  },
} as const;

const blocks = {
  flexDirection: { xs: 'row', lg: 'column' },
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  // In line with the names, but for the room around a block.
  pt: { lg: '2px' },
  marginInline: { lg: '-2px' },
  '@media print': { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'start', marginInline: '-2px 0' },
} as const;

interface AnswerColumnProps {
  /** The topic's: the part of message ids, and the fragment of its heading. */
  id: string;
  facts: readonly DueDiligenceFact[];
}

/** A topic's name and its answers, each a link. */
export function AnswerColumn({ id, facts }: AnswerColumnProps) {
  return (
    <Box component="li" sx={column}>
      <FragmentLink to={id} sx={name}>
        <Message id={messageId('dueDiligence', id, 'heading')} />
      </FragmentLink>
      <Stack component="ul" role="list" sx={blocks}>
        {facts.map((fact) => (
          <li key={fact.id}>
            <AnswerLink fact={fact} />
          </li>
        ))}
      </Stack>
    </Box>
  );
}
