import { styled } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { motion } from '../theme/measures';

const openAlways = { display: 'block !important', contentVisibility: 'visible !important' };

const Panel = styled('div')({
  '&[data-open="false"]': {
    display: 'none',
    '@supports (content-visibility: hidden)': { display: 'block', contentVisibility: 'hidden' },
  },
  '&[data-open="true"]': { animation: `reveal ${motion.turn}ms ${motion.enter}` },
  '@keyframes reveal': { from: { opacity: 0, transform: 'translateY(-8px)' } },
  '@media (prefers-reduced-motion: reduce)': { '&[data-open="true"]': { animation: 'none' } },
  '@media (scripting: none)': { '&&': openAlways },
  '@media print': { '&&': openAlways },
});

interface FindablePanelProps {
  in?: boolean;
  children?: ReactNode;
}

/**
 * The part of an accordion that opens and closes, in place of Material UI's: closed, its words are still found by the browser's own
 * search, which opens it (`beforematch`). Open for good in print and without script.
 */
export function FindablePanel({ in: isOpen = false, children }: FindablePanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // React knows `hidden` as a switch without a value only.
    if (isOpen) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  return (
    <Panel ref={panel} data-open={isOpen}>
      {children}
    </Panel>
  );
}
