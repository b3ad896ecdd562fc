import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { motion, reveal } from '../theme/measures';
import { HiddenUntilFound } from './HiddenUntilFound';

declare module '@mui/material/Accordion' {
  interface AccordionTransitionSlotPropsOverrides {
    onFound: () => void;
  }
}

const Content = styled('div')({ '&[data-open="true"]': reveal(motion.turn) });

interface FindablePanelProps {
  in?: boolean;
  onFound: () => void;
  children?: ReactNode;
}

/** The part of an accordion that opens and closes, in place of Material UI's: closed, its words are still found by the browser's own search. */
export function FindablePanel({ in: isOpen = false, onFound, children }: FindablePanelProps) {
  return (
    <HiddenUntilFound hidden={!isOpen} onFound={onFound}>
      <Content data-open={isOpen}>{children}</Content>
    </HiddenUntilFound>
  );
}
