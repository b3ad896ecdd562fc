import type { TypographyProps } from '@mui/material/Typography';
import { Text } from './Text';

/** A small gray line. */
export function Note(props: Pick<TypographyProps, 'children' | 'sx'>) {
  return <Text size="note" muted {...props} />;
}
