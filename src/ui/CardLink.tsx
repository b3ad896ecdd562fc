import { styled } from '@mui/material/styles';
import { motion } from '../theme/measures';

/** A card that is one link as a whole: the heading's link covers it, so that listeners hear the title alone. */
export const CardLink = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.paper,
  overflow: 'hidden',
  transition: `border-color ${motion.state}ms`,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:hover, &:focus-within': { '--card-turn': '90deg' },
  '&:focus-within:has(:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 3,
  },
  '& h3 > a': {
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '@media print': { '& > img': { display: 'none' } },
}));
