import Box, { type BoxProps } from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Text } from './Text';

type Size = 'note' | 'body' | 'name' | 'title';

interface NameAndNoteProps extends BoxProps {
  name: ReactNode;
  note: ReactNode;
  size?: Size;
  noteSize?: Size;
  /** Whether the note is gray. */
  muted?: boolean;
}

/** A name, and below it a line about it. */
export function NameAndNote({
  name,
  note,
  size = 'name',
  noteSize = 'note',
  muted = false,
  ...rest
}: NameAndNoteProps) {
  return (
    <Box {...rest}>
      <Text size={size}>{name}</Text>
      <Text size={noteSize} muted={muted}>
        {note}
      </Text>
    </Box>
  );
}
