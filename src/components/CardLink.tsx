import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { focusRing, motion } from '../theme/measures';
import { coveringLink, showWhole } from './coveringLink';

const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.paper,
  overflow: 'hidden',
  transition: `border-color ${motion.state}ms`,
  scrollMargin: 8,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:hover, &:focus-within': { '--card-turn': '90deg' },
  '&:focus-within:has(:focus-visible)': focusRing,
  '& h3 > a': { ...coveringLink, outline: 'none' },
  '@media print': { '& > img': { display: 'none' } },
}));

/** A card that is one link as a whole: the heading's link covers it, so that listeners hear the title alone. */
export function CardLink(props: ComponentProps<'div'>) {
  return <Card {...props} onFocus={showWhole} />;
}
