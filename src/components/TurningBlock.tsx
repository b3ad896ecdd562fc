import { styled } from '@mui/material/styles';
import { motion, motionWelcome } from '../theme/measures';

/** A quarter disc that makes a quarter turn while its card is pointed at. A drawing in CSS, so no component of Material UI's. */
export const TurningBlock = styled('span')({
  flexShrink: 0,
  width: 24,
  height: 24,
  borderStartStartRadius: '100%',
  backgroundColor: 'currentColor',
  transition: `transform ${motion.turn}ms ${motion.enter}`,
  [motionWelcome]: { transform: 'rotate(var(--card-turn, 0deg))' },
  '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
});
