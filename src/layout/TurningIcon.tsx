import { styled, type SxProps } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { motion } from '../theme/measures';
import { Icon } from '../components/art/Icon';

const Turning = styled(Icon)({ transition: `transform ${motion.menu}ms ${motion.enter}` });

interface TurningIconProps extends ComponentProps<typeof Icon> {
  isTurned: boolean;
  sx?: SxProps;
}

/** A sign that makes half a turn when a state changes. */
export function TurningIcon({ isTurned, sx, ...props }: TurningIconProps) {
  return <Turning {...props} sx={[isTurned && { transform: 'rotate(180deg)' }, sx ?? false].flat()} />;
}
