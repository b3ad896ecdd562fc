import { Box, Button, Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { rampOf } from '../theme/ramps';
import { Pair } from './Pair';

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

/** The dark bar with the one decision of a screen: what the eye finds in every crop. */
export function DecisionBar({ ramp, title, note, action, other, height = 84, start, children }: DecisionBarProps) {
  const steps = rampOf(ramp);
  const row = { flex: 'none', height, px: 3, display: 'flex', alignItems: 'center', gap: 2.5, zIndex: 3 };
  const bright = { bgcolor: steps[2], color: steps[8], px: 3.5 };
  return (
    <Paper square sx={{ ...row, bgcolor: steps[8], color: '#fff' }}>
      {start}
      <Pair size="name" head={title} note={note} ink={steps[2]} />
      <Box sx={{ flex: 1 }} />
      {children}
      {other !== undefined && <Button sx={{ color: steps[1] }}>{other}</Button>}
      <Button variant="contained" size="large" sx={bright}>
        {action}
      </Button>
    </Paper>
  );
}
