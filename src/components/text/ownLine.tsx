import Typography, { type TypographyProps } from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';

/** For a tag of a message: its words in this variant of type, on a line of their own. */
export const ownLine =
  (variant: NonNullable<TypographyProps['variant']>, look: object = {}) =>
  (words: ReactNode[]) => (
    <Typography variant={variant} component="b" sx={{ display: 'block', ...look }}>
      {Children.toArray(words)}
    </Typography>
  );
