import Card, { type CardProps } from '@mui/material/Card';
import { focusRing, motion } from '../theme/measures';
import { coveringLink, showWhole } from './coveringLink';

const linked = {
  position: 'relative',
  transition: `border-color ${motion.state}ms`,
  scrollMargin: '8px',
  '&:hover': { borderColor: 'text.primary' },
  '&:hover, &:focus-within': { '--card-turn': '90deg' },
  '&:has(h3 > a:focus-visible)': focusRing,
  '& h3 > a': { ...coveringLink, outline: 'none' },
} as const;

/** A card that is one link as a whole: the link in its heading covers it, so that a screen reader says the title alone. */
export function CardLink(props: CardProps) {
  return <Card {...props} onFocus={showWhole} sx={linked} />;
}
