import { Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { Dot, rampOf, Row, Text } from '../../kit';

interface WindowProps {
  /** The names of its tabs; the first one is open. */
  tabs: readonly string[];
  width: number;
  dark?: boolean;
  children: ReactNode;
}

/** A window on the desk with its tabs: that of a browser, or a dark one of an editor. */
export function Window({ tabs, width, dark = false, children }: WindowProps) {
  const ramp = rampOf('meteor');
  const [strip, page] = dark ? [ramp[7], ramp[8]] : [ramp[1], '#fff'];
  const frame = { width, height: '100%', borderRadius: '10px', overflow: 'hidden', flex: 'none' };
  const tab = { height: 32, px: 1.75, lineHeight: '32px', borderRadius: '8px 8px 0 0' };
  return (
    <Paper sx={{ ...frame, display: 'flex', flexDirection: 'column', bgcolor: page, color: dark ? '#fff' : ramp[8] }}>
      <Row spacing={0.75} sx={{ height: 40, flex: 'none', pl: 1.75, bgcolor: strip, alignItems: 'flex-end' }}>
        <Row spacing={0.75} sx={{ height: 40, pr: 1 }}>
          {[4, 3, 2].map((step) => (
            <Dot key={step} color={ramp[step] ?? ''} size={10} />
          ))}
        </Row>
        {tabs.map((name, index) => (
          <Text key={name} mono={dark} noWrap sx={{ ...tab, ...(index === 0 && { bgcolor: page, fontWeight: 600 }) }}>
            {name}
          </Text>
        ))}
      </Row>
      {children}
    </Paper>
  );
}
