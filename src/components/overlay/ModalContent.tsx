import Box from '@mui/material/Box';
import { modalClasses } from '@mui/material/Modal';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { announceDelayMs } from '../../theme/measures';

/** The page and the modals that are still closing: not an extension's nodes next to them, which still answer. */
const parts = `#root, .${modalClasses.root}`;

interface ModalContentProps {
  open: boolean;
  /** What has the focus as it opens; without it the modal itself. */
  startsIn?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Goes around the content of every Dialog and Drawer: while that is open, everything else on the page is inert. Material UI only hides the rest from
 * screen readers. Since this depends on the element and not on an event, no way of closing leaves the page inert, and the page is no longer
 * inert when it gets the focus back (useFocusReturn), as the modal begins to go.
 */
export function ModalContent({ open, startsIn, children }: ModalContentProps) {
  const content = useRef<HTMLDivElement>(null);

  const putFocus = useEffectEvent(() => {
    // Unless the visitor was quicker.
    if (content.current?.contains(document.activeElement) !== true) startsIn?.current?.focus();
  });

  useEffect(() => {
    const modal = content.current?.closest(`.${modalClasses.root}`);
    if (!open || modal?.parentElement == null) return undefined;
    const others = [...modal.parentElement.children].filter((part) => part !== modal && part.matches(parts));
    const toggleInert = (isInert: boolean) => {
      for (const part of others) part.toggleAttribute('inert', isInert);
    };
    // Not at once: Orca says nothing where the focus comes before it has met the dialog, and the browser styles every element of an inert page anew.
    const timer = setTimeout(() => {
      toggleInert(true);
      putFocus();
    }, announceDelayMs);
    return () => {
      clearTimeout(timer);
      toggleInert(false);
    };
  }, [open]);

  return (
    <Box ref={content} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
}
