import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Dot, Icon, icons, Row, Text, TopBar, useFormat, Face } from '../../kit';

const bar = {
  height: 44,
  flex: 'none',
  px: 2.5,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
};
const address = { height: 30, flex: 1, px: 1.5, borderRadius: '8px', bgcolor: 'background.paper', border: 1 };
const tab = { maxWidth: 190, pl: 1.5, borderLeft: 1, borderColor: 'divider', color: 'text.secondary' };

/** Unloc Suite in a browser on an account manager's desk, between her other tabs. Where there is little room, it is alone. */
export function Browser({ path, children }: { path: string; children: ReactNode }) {
  const format = useFormat();
  const others = ['Calendar', 'Contract, third draft', 'Canteen menu', 'Train times'];
  return (
    <Stack sx={{ height: '100%', bgcolor: 'background.paper' }}>
      {(format === 'whole' || format === 'slab') && (
        <Row spacing={1.5} sx={bar}>
          {['close', 'hide', 'grow'].map((button) => (
            <Dot key={button} color="divider" size={12} />
          ))}
          <Row spacing={0.75} sx={{ ...address, borderColor: 'divider' }}>
            <Icon d={icons.lock} size={15} />
            <Text noWrap>suite.unloc.example/{path}</Text>
          </Row>
          {others.slice(0, format === 'slab' ? 2 : 4).map((title) => (
            <Text key={title} noWrap sx={tab}>
              {title}
            </Text>
          ))}
          <Icon d={icons.plus} size={17} />
        </Row>
      )}
      <TopBar
        name="Unloc Suite"
        sign="M8 12a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM11 13l9-9M15 9l2.5 2.5M18 6l2.5 2.5"
        tabs={['Customers', 'Chat', 'Surveys', 'Help desk']}
      >
        <Face name="Sofie Lund" ramp="unloc" dark size={28} />
        <Text>Sofie Lund</Text>
      </TopBar>
      <Box sx={{ flex: 1, display: 'flex', minHeight: 0 }}>{children}</Box>
    </Stack>
  );
}
