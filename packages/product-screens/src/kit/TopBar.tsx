import { Box, Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { Row } from './Row';
import { Text } from './Text';
import { useFormat } from './useFormat';

interface TopBarProps {
  /** The product's name, and the path of its sign. */
  name: string;
  sign: string;
  /** The places of the product, if it has any here, and the index of the one that is shown. */
  tabs?: readonly string[];
  current?: number;
  height?: number;
  /** What is at its end. */
  children?: ReactNode;
}

/** The bar at the top of a product; a narrow one has room for sign and name alone. */
export function TopBar({ name, sign, tabs, current = 0, height: given = 56, children }: TopBarProps) {
  const narrow = ['phone', 'card'].includes(useFormat());
  const height = narrow ? 43 : given;
  const line = { borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' };
  // The line is the tab's own: a Tabs measures where it goes, and is wrong as soon as the camera has scaled the page.
  const tabLook = { minHeight: height, '&.Mui-selected': { boxShadow: 'inset 0 -2px' } };
  return (
    <Row spacing={0} sx={{ ...line, height: height + 1, flex: 'none', px: narrow ? 2 : 3, gap: 1.25 }}>
      <Box sx={{ color: 'primary.main', display: 'flex' }}>
        <Icon d={sign} size={24} />
      </Box>
      <Text sx={{ typography: 'h6', mr: 3 }}>{name}</Text>
      {!narrow && (
        <Tabs value={tabs !== undefined && current} slotProps={{ indicator: { sx: { display: 'none' } } }}>
          {tabs?.map((tab) => (
            <Tab key={tab} label={tab} sx={tabLook} />
          ))}
        </Tabs>
      )}
      <Box sx={{ flex: 1 }} />
      {!narrow && children}
    </Row>
  );
}
