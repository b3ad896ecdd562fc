import Stack, { type StackProps } from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { Row } from './Row';
import { Text } from './Text';

interface PhoneProps extends Pick<StackProps, 'sx'> {
  /** The time on its clock. */
  time: string;
  /** Its ground; the theme's paper unless another color is given. */
  ground?: string | undefined;
  ink?: string | undefined;
  height?: number;
  children: ReactNode;
}

/** A phone's screen, 390 px wide unless `sx` says otherwise, with its clock, signal and battery; no frame around it. */
export function Phone({
  time,
  ground = 'background.paper',
  ink = 'text.primary',
  height = 760,
  sx,
  children,
}: PhoneProps) {
  const screen = { width: 390, height, flex: 'none', borderRadius: '44px', overflow: 'hidden' };
  return (
    <Stack sx={[{ ...screen, bgcolor: ground, color: ink }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Row sx={{ flex: 'none', height: 50, px: 3.5, pt: 1 }} apart>
        <Text size="name">{time}</Text>
        <Row spacing={0.75}>
          <Icon d="M4 19v-2M9 19v-5M14 19v-8M19 19V6" size={17} />
          <Icon d="M3 8h15v8H3zM21 11v2M6 12h6" size={20} />
        </Row>
      </Row>
      {children}
    </Stack>
  );
}
