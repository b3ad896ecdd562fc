import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { forcedEdge } from '../theme/measures';
import { LiveRegion } from '../components/screenReader/LiveRegion';
import { Text } from '../components/text/Text';

const panel = { mt: 3, p: { xs: 2.5, sm: 3 }, border: 1, borderColor: 'divider', borderRadius: '16px' } as const;

const outcome = { p: { xs: 2.5, sm: 3 }, border: forcedEdge, borderRadius: 1, bgcolor: 'primary.light' } as const;

interface CalculatorFormProps {
  heading: MessageId;
  /** The fields. */
  children: ReactNode;
  /** Null before the form is submitted, and after a field has changed. */
  result: ReactNode;
  onSubmit: () => void;
}

/** Fields, a button and a result. The result is announced when the form is submitted, not at every key press. */
export function CalculatorForm({ heading, children, result, onSubmit }: CalculatorFormProps) {
  return (
    <Stack
      component="form"
      spacing={2.5}
      sx={panel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Text message={heading} variant="h4" component="h4" />
      {children}
      <div>
        <Button type="submit" variant="outlined">
          <Message id="calculators.submit" />
        </Button>
      </div>
      <LiveRegion role="status" sx={outcome}>
        {result}
      </LiveRegion>
    </Stack>
  );
}
