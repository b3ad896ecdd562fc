import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { DueDiligenceFact } from '../content/dueDiligence';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { FragmentLink } from '../components/FragmentLink';
import { AnswerLink } from './AnswerLink';

const row = {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
  minHeight: 40,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const name = {
  py: '7px',
  '&:last-child': { gridColumn: '1 / -1' },
  fontSize: '0.875rem',
  lineHeight: 1.4,
  color: 'text.secondary',
  textDecorationColor: 'transparent',
  '&:hover': { color: 'text.primary' },
} as const;

interface AnswerRowProps {
  /** The topic's: the part of message ids, and the fragment of its heading. */
  id: string;
  facts?: readonly DueDiligenceFact[];
}

/** A topic's name and its answers, each a link. */
export function AnswerRow({ id, facts }: AnswerRowProps) {
  return (
    <Box component="li" sx={row}>
      <FragmentLink to={id} sx={name}>
        <Message id={messageId('dueDiligence', id, 'heading')} />
      </FragmentLink>
      {facts !== undefined && (
        <Stack component="ul" role="list" direction="row" sx={{ flexWrap: 'wrap' }}>
          {facts.map((fact) => (
            <li key={fact.id}>
              <AnswerLink fact={fact} />
            </li>
          ))}
        </Stack>
      )}
    </Box>
  );
}
