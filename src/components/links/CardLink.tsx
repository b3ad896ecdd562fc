import Card, { type CardProps } from '@mui/material/Card';
import { motion, motionWelcome } from '../../theme/measures';
import { coveredBox, coveringLink, showWhole } from './coveringLink';

const linked = {
  ...coveredBox,
  transition: `border-color ${motion.state}ms`,
  '&:hover': { borderColor: 'text.primary' },
  '--card-clip': 'inset(0)',
  // The picture comes nearer within its place: what is larger is cut off in the same measure.
  [motionWelcome]: { '&:hover, &:focus-within': { '--card-scale': 1.04, '--card-clip': 'inset(1.923%)' } },
  '& h3 > a': coveringLink,
} as const;

/** A card that is one link as a whole: the link in its heading covers it, so that a screen reader says the title alone. */
export function CardLink({ sx, ...props }: CardProps) {
  return <Card {...props} onFocus={showWhole} sx={[linked, ...(Array.isArray(sx) ? sx : [sx])]} />;
}
