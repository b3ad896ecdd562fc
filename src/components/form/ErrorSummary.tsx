import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useEffect, useId, useRef } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { FormNotice } from './FormNotice';
import type { Form } from './useForm';
import { Text } from '../text/Text';

export interface SummaryWords<Values> {
  heading: MessageId;
  /** The labels of the fields that can have errors. */
  labels: Partial<Record<keyof Values, MessageId>>;
}

interface ErrorSummaryProps<Values> extends SummaryWords<Values> {
  form: Form<Values>;
  focusField: (name: string) => void;
}

const list = { flexDirection: { md: 'row' }, flexWrap: 'wrap', columnGap: 3 } as const;

/**
 * Links to the fields that blocked an attempt to submit. Every blocked attempt moves the focus to this list, so that a screen reader announces it.
 * An entry disappears when its field is corrected.
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
      <Text message={heading} variant="h4" id={headingId} sx={{ mb: 2 }} />
      <Stack component="ul" role="list" sx={list}>
        {form.errors.map(({ field, error }) => (
          <Box key={field} component="li" sx={{ flex: { md: '1 1 40%' } }}>
            <Link
              href={`#${field}`}
              color="error"
              sx={{ display: 'inline-block', paddingBlock: '10px' }}
              onClick={(event) => {
                event.preventDefault();
                focusField(field);
              }}
            >
              <Message id={labels[field] ?? error} />
            </Link>
          </Box>
        ))}
      </Stack>
    </FormNotice>
  );
}
