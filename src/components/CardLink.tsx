import Card, { type CardProps } from '@mui/material/Card';
import { motion } from '../theme/measures';
import { coveredBox, coveringLink, showWhole } from './coveringLink';

const linked = {
  ...coveredBox,
  transition: `border-color ${motion.state}ms`,
  '&:hover': { borderColor: 'text.primary' },
  '&:hover, &:focus-within': { '--card-turn': '90deg' },
  '& h3 > a': coveringLink,
} as const;

/** A card that is one link as a whole: the link in its heading covers it, so that a screen reader says the title alone. */
export function CardLink({ sx, ...props }: CardProps) {
  return <Card {...props} onFocus={showWhole} sx={[linked, ...(Array.isArray(sx) ? sx : [sx])]} />;
}
