import { currentPage } from '../theme/linkLooks';
import { StyledLink } from '../components/links/StyledLink';
import Paper from '@mui/material/Paper';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { motion, newsTakes, reveal } from '../theme/measures';
import { Icon } from '../components/art/Icon';
import { useHydrated } from '../hydration/useHydrated';
import { useOpenOnThisPage } from '../components/overlay/useOpenOnThisPage';

const toggleLook = {
  '&[aria-expanded="true"]': { backgroundColor: 'primary.light' },
  '& > svg:last-of-type': { transition: `transform ${motion.menu}ms ${motion.enter}` },
  '&[aria-expanded="true"] > svg:last-of-type': { transform: 'rotate(180deg)' },
} as const;

const panelLook = {
  position: 'absolute',
  // Of the header's row (Toolbar): below it, and as far as its last button reaches.
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  display: 'grid',
  gap: 0.5,
  // Stronger than the global style of lists.
  '&&': { p: 2 },
  '[aria-expanded="true"] + &': reveal(motion.menu),
  '[aria-expanded="false"] + &': { visibility: 'hidden' },
  // Before hydration, and without script, pointing at it or reaching it with the Tab key opens it.
  'div:not(:hover, :focus-within) > :not([aria-expanded]) + &': { visibility: 'hidden' },
} as const;

interface DropdownProps {
  /** What the button shows. */
  label: ReactNode;
  /** The current page is one of its links. */
  active?: boolean;
  /** How many columns its links have. */
  columns?: 1 | 2;
  /** Its links, each in an `li`. */
  children: ReactNode;
}

/**
 * A button and the list of links that it shows: a disclosure, not a widget of the role menu. A click opens and closes it; Escape, a click elsewhere,
 * the focus going elsewhere and a new page close it.
 */
export function Dropdown({ label, active = false, columns = 1, children }: DropdownProps) {
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
      // First, and a moment before the link that has it goes: else Orca does not say where it comes back.
      toggle.current?.focus();
      setTimeout(setOpen, newsTakes, false);
    };
    document.addEventListener('pointerdown', onPointer, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => {
      closed.abort();
    };
  }, [isOpen, setOpen]);

  return (
    <div
      ref={root}
      onBlur={({ currentTarget, relatedTarget }) => {
        // It would cover what has the focus next. Where nothing has it next, the window lost the focus, and it stays open.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <StyledLink
        component="button"
        type="button"
        look="navigation"
        ref={toggle}
        {...(hydrated && { 'aria-expanded': isOpen, 'aria-controls': panelId })}
        data-needs-script
        onClick={() => {
          setOpen(!isOpen);
        }}
        sx={[toggleLook, active && currentPage]}
      >
        {label}
        <Icon name="chevron-down" size={16} />
      </StyledLink>
      <Paper
        component="ul"
        variant="raised"
        id={panelId}
        role="list"
        sx={[panelLook, { gridTemplateColumns: `repeat(${columns}, minmax(max-content, 1fr))` }]}
      >
        {children}
      </Paper>
    </div>
  );
}
