import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { blockInMargin, exclaimed } from '../../theme/exclaimed';
import { FormNotice } from './FormNotice';
import type { Form } from './useForm';

export interface SummaryWords<Values> {
  heading: MessageId;
  /** Labels of the fields whose error does not say which field it is about. */
  labels: Partial<Record<keyof Values, MessageId>>;
}

interface ErrorSummaryProps<Values> extends SummaryWords<Values> {
  form: Form<Values>;
}

const list = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 3,
  rowGap: 0.5,
  '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
} as const;

const entryLook = {
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  textDecorationLine: 'none',
  minHeight: 44,
  paddingBlock: '6px',
  fontSize: 'inherit',
  textAlign: 'start',
} as const;

/** The label is distinguished from the error by its weight and, for screen readers, by a colon that does not show. */
const labelLook = { fontWeight: 600, color: 'text.primary', '&::after': { content: '"" / ": "' } } as const;

/**
 * The errors of a blocked attempt to submit; each is a button that moves the focus to its field. Every blocked attempt moves the focus to this
 * list, which is how a screen reader announces it. An entry goes when its field is corrected.
 */
export function ErrorSummary<Values>({ form, heading, labels }: ErrorSummaryProps<Values>) {
  const headingId = useId();
  const notice = useRef<HTMLDivElement>(null);
  const entries = Object.entries(form.errors) as [keyof Values & string, MessageId][];

  useEffect(() => {
    notice.current?.focus();
  }, [form.blocked]);

  if (entries.length === 0) return null;
  return (
    <FormNotice ref={notice} role="group" aria-labelledby={headingId} tabIndex={-1}>
      <Stack spacing={2}>
        <Typography
          variant="h4"
          component="h3"
          id={headingId}
          sx={[(theme) => exclaimed(theme, 'error'), blockInMargin]}
        >
          <Message id={heading} />
        </Typography>
        <Box component="ul" role="list" sx={list}>
          {entries.map(([field, error]) => {
            const label = labels[field];
            return (
              <li key={field}>
                <Link
                  component="button"
                  type="button"
                  color="error"
                  sx={entryLook}
                  onClick={() => {
                    document.getElementById(field)?.focus();
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
              </li>
            );
          })}
        </Box>
      </Stack>
    </FormNotice>
  );
}
