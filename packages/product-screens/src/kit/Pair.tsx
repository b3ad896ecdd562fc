import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Text, type TextProps } from './Text';

type Size = NonNullable<TextProps['size']>;

interface PairProps extends Pick<TextProps, 'sx'> {
  head: ReactNode;
  note: ReactNode;
  /** The size of the head, or of both: the note has that of the body otherwise. */
  size?: Size | readonly [head: Size, note: Size];
  /** The color of the note: the second one of text unless another is given. */
  ink?: string | undefined;
  /** At the two ends of a line instead of one below the other. */
  apart?: boolean;
}

/** A name and a note about it. */
export function Pair({ head, note, size = 'body', ink = 'text.secondary', apart = false, sx }: PairProps) {
  const [headSize, noteSize] = typeof size === 'object' ? size : ([size, 'body'] as const);
  const line = apart && { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' };
  return (
    <Stack sx={[line, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Text size={headSize} bold={size === 'body'}>
        {head}
      </Text>
      <Text size={noteSize} sx={{ color: ink }}>
        {note}
      </Text>
    </Stack>
  );
}
