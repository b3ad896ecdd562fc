import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Text, type TextProps } from './Text';

interface PairProps extends Pick<TextProps, 'size' | 'sx'> {
  head: ReactNode;
  note: ReactNode;
  noteSize?: TextProps['size'];
  /** The color of the note: the second one of text unless another is given. */
  ink?: string | undefined;
  /** At the two ends of a line instead of one below the other. */
  apart?: boolean;
}

/** A name and a note about it. */
export function Pair({
  head,
  note,
  size = 'body',
  noteSize = 'body',
  ink = 'text.secondary',
  apart = false,
  sx,
}: PairProps) {
  const line = apart && { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' };
  return (
    <Stack sx={[line, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Text size={size} bold={size === 'body'}>
        {head}
      </Text>
      <Text size={noteSize} sx={{ color: ink }}>
        {note}
      </Text>
    </Stack>
  );
}
