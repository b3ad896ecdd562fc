import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { Text } from './Text';

interface TopBarProps {
  /** The product's name, and the path of its sign. */
  name: string;
  sign: string;
  /** The places of the product, if it has any here, and the index of the one that is shown. */
  tabs?: readonly string[];
  current?: number;
  height?: number;
  /** What stands at its end. */
  children?: ReactNode;
}

/** The bar at the top of a product. */
export function TopBar({ name, sign, tabs, current = 0, height = 56, children }: TopBarProps) {
  return (
    <AppBar
      color="inherit"
      elevation={0}
      position="static"
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', flex: 'none' }}
    >
      <Toolbar variant="dense" disableGutters sx={{ px: 3, gap: 1.25, height, minHeight: height }}>
        <Box sx={{ color: 'primary.main', display: 'flex' }}>
          <Icon d={sign} size={24} />
        </Box>
        <Text size="title" sx={{ mr: 3 }}>
          {name}
        </Text>
        {tabs && (
          // The line is the tab's own: a Tabs measures where it goes, and is wrong as soon as the camera has scaled the page.
          <Tabs value={current} slotProps={{ indicator: { sx: { display: 'none' } } }}>
            {tabs.map((tab, index) => (
              <Tab
                key={tab}
                label={tab}
                sx={{ minHeight: height, boxShadow: index === current ? 'inset 0 -2px' : 0 }}
              />
            ))}
          </Tabs>
        )}
        <Box sx={{ flex: 1 }} />
        {children}
      </Toolbar>
    </AppBar>
  );
}
