import { currentPage } from '../theme/linkLooks';
import { StyledLink } from '../components/links/StyledLink';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { motion, announceDelayMs, reveal } from '../theme/measures';
import { useHydrated } from '../hydration/useHydrated';
import { useOpenOnThisPage } from '../components/overlay/useOpenOnThisPage';
import { singlePress } from '../components/overlay/singlePress';
import { TurningIcon } from './TurningIcon';

/** Hover and focus open the list before hydration and without script. */
const rootLook = {
  '--panel': 'hidden',
  '&:hover, &:focus-within': { '--panel': 'visible' },
} as const;

const panelLook = {
  position: 'absolute',
  // Below the header's row (Toolbar), at the end of its last button.
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  display: 'grid',
  gap: 0.5,
  p: 2,
  visibility: 'var(--panel)',
} as const;

interface DropdownProps {
  /** The button's value of `data-needs-script`. */
  name: string;
  /** The button's content. */
  label: ReactNode;
  /** One of its links leads to the current page. */
  active?: boolean;
  /** The number of columns. */
  columns?: 1 | 2;
  /** Its links, each in an `li`. */
  children: ReactNode;
}

/**
 * A button and its list of links: a disclosure, not a widget with the role menu. A click opens and closes it. Escape, a click outside, the focus
 * outside and a new page close it.
 */
export function Dropdown({ name, label, active = false, columns = 1, children }: DropdownProps) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpenOnThisPage();
  const hydrated = useHydrated();

  useEffect(() => {
    if (!isOpen) return undefined;
    const closed = new AbortController();
    const { signal } = closed;
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) !== true) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // The focus moves a moment before the list disappears, or Orca does not announce the button.
      toggle.current?.focus();
      setTimeout(setOpen, announceDelayMs, false);
    };
    document.addEventListener('pointerdown', onPointer, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => {
      closed.abort();
    };
  }, [isOpen, setOpen]);

  return (
    <Box
      ref={root}
      sx={rootLook}
      onBlur={({ currentTarget, relatedTarget }) => {
        // An open list would cover the focused element. If no element gets the focus, the visitor has left the window, and the list stays open.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <StyledLink
        component="button"
        type="button"
        look="navigation"
        ref={toggle}
        {...(hydrated && { 'aria-expanded': isOpen, 'aria-controls': panelId })}
        data-needs-script={name}
        {...singlePress}
        onClick={() => {
          setOpen(!isOpen);
        }}
        sx={[isOpen && { backgroundColor: 'primary.light' }, active && currentPage]}
      >
        {label}
        <TurningIcon name="chevron-down" size={16} isTurned={isOpen} />
      </StyledLink>
      <Paper
        component="ul"
        variant="raised"
        id={panelId}
        role="list"
        sx={[
          panelLook,
          hydrated && { visibility: isOpen ? 'visible' : 'hidden' },
          isOpen && reveal(motion.menu),
          { gridTemplateColumns: `repeat(${columns}, minmax(max-content, 1fr))` },
        ]}
      >
        {children}
      </Paper>
    </Box>
  );
}
