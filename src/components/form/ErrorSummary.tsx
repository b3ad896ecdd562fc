import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { FormNotice } from './FormNotice';
import type { Form } from './useForm';

export interface SummaryWords<Values> {
  heading: MessageId;
  /** Labels of the fields whose error does not name its field. */
  labels: Partial<Record<keyof Values, MessageId>>;
}

interface ErrorSummaryProps<Values> extends SummaryWords<Values> {
  form: Form<Values>;
  focusField: (name: string) => void;
}

const list = { flexDirection: { md: 'row' }, flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 } as const;

const entryLook = { paddingBlock: '6px', minHeight: 44, textAlign: 'start', textDecorationLine: 'none' } as const;

/** The label differs from the error by its weight and, for screen readers, by a colon that does not show. */
const labelLook = {
  display: 'block',
  fontWeight: 'fontWeightBold',
  color: 'text.primary',
  '&::after': { content: '"" / ": "' },
} as const;

/**
 * The errors of a blocked attempt to submit; each is a button that moves the focus to its field. Every blocked attempt moves the focus to this
 * list, which is how a screen reader announces it. An entry goes when its field is corrected.
 */
export function ErrorSummary<Values>({ form, focusField, heading, labels }: ErrorSummaryProps<Values>) {
  const headingId = useId();
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    notice.current?.focus();
  }, [form.blocked]);

  if (form.errors.length === 0) return null;
  return (
    <FormNotice ref={notice} role="group" aria-labelledby={headingId} tabIndex={-1}>
      <Typography variant="h4" component="h3" id={headingId} sx={{ mb: 2 }}>
        <Message id={heading} />
      </Typography>
      <Stack component="ul" role="list" sx={list}>
        {form.errors.map(({ field, error }) => {
          const label = labels[field];
          return (
            <Box key={field} component="li" sx={{ flex: { md: '1 1 40%' } }}>
              <Link
                component="button"
                type="button"
                color="error"
                sx={entryLook}
                onClick={() => {
                  focusField(field);
                }}
              >
                {label !== undefined && (
                  <Box component="span" sx={labelLook}>
                    <Message id={label} />
                  </Box>
                )}
                <Box component="span" sx={{ textDecorationLine: 'underline' }}>
                  <Message id={error} changes />
                </Box>
              </Link>
            </Box>
          );
        })}
      </Stack>
    </FormNotice>
  );
}
