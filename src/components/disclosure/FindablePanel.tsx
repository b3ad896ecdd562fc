import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { motion, reveal } from '../../theme/measures';
import { HiddenUntilFound } from './HiddenUntilFound';

declare module '@mui/material/Accordion' {
  interface AccordionTransitionSlotPropsOverrides {
    onFound: () => void;
  }
}

interface FindablePanelProps {
  in?: boolean;
  onFound: () => void;
  children?: ReactNode;
}

/**
 * What an accordion shows while it is open, in place of Material UI's Collapse: closed, its content has the attribute
 * `hidden="until-found"`, so that the browser's find in page still finds words in it and opens it.
 */
export function FindablePanel({ in: isOpen = false, onFound, children }: FindablePanelProps) {
  return (
    <HiddenUntilFound hidden={!isOpen} onFound={onFound}>
      <Box {...(isOpen && { sx: reveal(motion.turn) })}>{children}</Box>
    </HiddenUntilFound>
  );
}
