import { Box, Button, Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { rampOf } from '../theme/ramps';
import { Pair } from './Pair';
import { Text } from './Text';
import { useFormat } from './useFormat';

interface DecisionBarProps {
  ramp: string;
  /** What is decided, and a second line about it. */
  title: string;
  note: string;
  /** The words of the bright button, and those of the plain one before it. */
  action: string;
  other?: string;
  height?: number;
  /** What is before the title, and between it and the buttons. */
  start?: ReactNode;
  children?: ReactNode;
}

/** The dark bar with the one decision of a screen. A narrow one has two lines of words and the button, that of a card one line. */
export function DecisionBar({ ramp, title, note, action, other, height = 84, start, children }: DecisionBarProps) {
  const steps = rampOf(ramp);
  const format = useFormat();
  const narrow = format === 'phone' || format === 'card';
  const size = narrow ? { height: format === 'card' ? 60 : 84, px: 2, gap: 1.5 } : { height, px: 3, gap: 2.5 };
  const row = { ...size, flex: 'none', display: 'flex', alignItems: 'center', zIndex: 3 };
  const bright = { bgcolor: steps[2], color: steps[8], px: narrow ? 2 : 3.5, flex: 'none' };
  return (
    <Paper square sx={{ ...row, bgcolor: steps[8], color: '#fff' }}>
      {!narrow && start}
      {format === 'card' ? (
        <Text size="name">{title}</Text>
      ) : (
        <Pair size="name" head={title} note={note} ink={steps[2]} />
      )}
      <Box sx={{ flex: 1 }} />
      {!narrow && children}
      {!narrow && other !== undefined && <Button sx={{ color: steps[1] }}>{other}</Button>}
      <Button variant="contained" size="large" sx={bright}>
        {action}
      </Button>
    </Paper>
  );
}
