import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';

const Group = styled('fieldset')(({ theme }) => ({
  width: '100%',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& + &': { marginBlockStart: theme.spacing(3) },
}));

const Legend = styled('legend')(({ theme }) => ({ padding: 0, marginBlockEnd: theme.spacing(2.5) }));

const Heading = styled('h3')(({ theme }) => theme.typography.h4);

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :has(textarea)': { gridColumn: '1 / -1' },
  },
}));

/** Fields that belong together, under a heading: two columns where there is room. */
export function FieldGroup({ heading, children }: { heading: MessageId; children: ReactNode }) {
  return (
    <Group>
      <Legend>
        <Heading>
          <Message id={heading} />
        </Heading>
      </Legend>
      <Fields>{children}</Fields>
    </Group>
  );
}
