import Box from '@mui/material/Box';
import { modalClasses } from '@mui/material/Modal';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { announceDelayMs } from '../../theme/measures';

/** The page, and modals that are closing. Nodes of an extension next to them stay usable. */
const parts = `#root, .${modalClasses.root}`;

interface ModalContentProps {
  open: boolean;
  /** The element that gets the focus when the modal opens; without it, the modal itself. */
  startsIn?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * The wrapper of the content of every Dialog and Drawer. While the modal is open, the rest of the page is inert; Material UI only hides it from screen
 * readers. An effect sets and ends this, so the page is never inert after closing, and can get the focus back (useFocusReturn) when the modal begins to
 * close.
 */
export function ModalContent({ open, startsIn, children }: ModalContentProps) {
  const content = useRef<HTMLDivElement>(null);

  const putFocus = useEffectEvent(() => {
    // The visitor may have moved the focus into it already.
    if (content.current?.contains(document.activeElement) !== true) startsIn?.current?.focus();
  });

  useEffect(() => {
    const modal = content.current?.closest(`.${modalClasses.root}`);
    if (!open || modal?.parentElement == null) return undefined;
    const others = [...modal.parentElement.children].filter((part) => part !== modal && part.matches(parts));
    const toggleInert = (isInert: boolean) => {
      for (const part of others) part.toggleAttribute('inert', isInert);
    };
    // Waits, because Orca says nothing if the focus moves before it knows the dialog, and the browser computes the styles of every inert element.
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
