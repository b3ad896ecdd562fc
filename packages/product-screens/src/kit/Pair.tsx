import Box, { type BoxProps } from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Text } from './Text';

type Size = 'note' | 'body' | 'name' | 'title';

interface PairProps extends BoxProps {
  name: ReactNode;
  note: ReactNode;
  sizes?: readonly [name: Size, note: Size];
  /** Whether the note is gray. */
  muted?: boolean;
}

/** A name, and below it a line about it. */
export function Pair({ name, note, sizes = ['name', 'note'], muted = false, ...rest }: PairProps) {
  return (
    <Box {...rest}>
      <Text size={sizes[0]}>{name}</Text>
      <Text size={sizes[1]} muted={muted}>
        {note}
      </Text>
    </Box>
  );
}
