import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { FormNotice } from './FormNotice';
import type { Form } from './useForm';

export interface SummaryWords<Values> {
  heading: MessageId;
  /** Labels of the fields whose error does not say which field it is about. */
  labels: Partial<Record<keyof Values, MessageId>>;
}

const Entries = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(0.5) }));

const Entry = styled(Link)({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  columnGap: '0.5em',
  minHeight: 44,
  paddingBlock: 6,
  fontSize: 'inherit',
  textAlign: 'start',
}) as typeof Link;

/** Weight parts it from the error for the eye, a colon for the ear. */
const Label = styled('span')({ fontWeight: 600, '&::after': { content: '"" / ": "' } });

/**
 * The errors of a blocked attempt to submit, each of which leads to its field. Every blocked attempt moves the focus here: that is how
 * it is announced. An entry leaves when its field is mended.
 */
export function ErrorSummary<Values>({ form, heading, labels }: SummaryWords<Values> & { form: Form<Values> }) {
  const headingId = useId();
  const notice = useRef<HTMLDivElement>(null);
  const entries = Object.entries(form.errors) as [keyof Values & string, MessageId][];

  useEffect(() => {
    notice.current?.focus();
  }, [form.blocked]);

  if (entries.length === 0) return null;
  return (
    <FormNotice ref={notice} role="group" aria-labelledby={headingId} tabIndex={-1}>
      <Typography variant="h4" component="h3" id={headingId}>
        <Message id={heading} />
      </Typography>
      <Entries role="list">
        {entries.map(([field, error]) => {
          const label = labels[field];
          return (
            <li key={field}>
              <Entry
                component="button"
                type="button"
                color="error"
                onClick={() => {
                  document.getElementById(field)?.focus();
                }}
              >
                {label !== undefined && (
                  <Label>
                    <Message id={label} />
                  </Label>
                )}
                <Message id={error} />
              </Entry>
            </li>
          );
        })}
      </Entries>
    </FormNotice>
  );
}
