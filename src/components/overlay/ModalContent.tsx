import Box from '@mui/material/Box';
import { modalClasses } from '@mui/material/Modal';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { newsTakes } from '../../theme/measures';

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

  useLayoutEffect(() => {
    const modal = content.current?.closest(`.${modalClasses.root}`);
    if (!open || modal?.parentElement == null) return undefined;
    const others = [...modal.parentElement.children].filter((part) => part !== modal && part.matches(parts));
    for (const part of others) part.toggleAttribute('inert', true);
    return () => {
      for (const part of others) part.toggleAttribute('inert', false);
    };
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    // Not at once: Orca says nothing where the focus comes before it has met the dialog.
    const timer = setTimeout(putFocus, newsTakes);
    return () => {
      clearTimeout(timer);
    };
  }, [open]);

  return (
    <Box ref={content} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
}
