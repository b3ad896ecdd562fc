import type { TypographyProps } from '@mui/material/Typography';
import { Text } from './Text';

/** A line of code, 12.5 px unless `sx` says otherwise. */
export function Mono(props: Pick<TypographyProps, 'children' | 'noWrap' | 'sx'>) {
  return <Text mono {...props} />;
}
