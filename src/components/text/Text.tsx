import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ComponentProps, ElementType } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';

interface TextProps extends Omit<TypographyProps, 'children'>, Omit<ComponentProps<typeof Message>, 'id'> {
  message: MessageId;
  /** Replaces the element of the variant (theme/components.ts). */
  component?: ElementType;
}

/** One message as an element of its own, in a variant of type. */
export function Text({ message, values, changes, ...look }: TextProps) {
  return (
    <Typography {...look}>
      <Message id={message} values={values} changes={changes} />
    </Typography>
  );
}
