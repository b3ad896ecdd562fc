import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { layout, motion, reveal } from '../theme/measures';
import { Icon } from '../components/art/Icon';
import { useHydrated } from '../components/useHydrated';
import { useOpenOnThisPage } from '../components/useOpenOnThisPage';
import { navigationEntry } from './navigationLook';

const Item = styled('div')({ position: 'relative' });

const Toggle = styled('button')(({ theme }) => ({
  ...navigationEntry(theme),
  '& > svg:last-of-type': { transition: `transform ${motion.menu}ms ${motion.enter}` },
  '&[aria-expanded="true"] > svg:last-of-type': { transform: 'rotate(180deg)' },
}));

const Panel = styled('ul')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: `calc(100% + (${layout.headerHeight} - 44px) / 2)`,
  insetInlineEnd: 0,
  display: 'grid',
  gap: theme.spacing(0.5, 1),
  padding: `${theme.spacing(2)} !important`,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.raised,
  '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(220px, max-content))' },
  '&[data-open="true"]': reveal(motion.menu),
  '&[data-open="false"]': { visibility: 'hidden' },
  // Until the script runs, and where it never does, pointing at it or reaching it with the Tab key opens it.
  'div:not(:hover, :focus-within) > &:not([data-open])': { visibility: 'hidden' },
}));

interface DropdownProps {
  /** What the button shows. */
  label: ReactNode;
  /** The current page is one of its links. */
  active?: boolean;
  columns?: 1 | 2;
  /** Its links, each in an `li`. */
  children: ReactNode;
}

/** A disclosure of links (never a menu widget): toggled by click, closed by Escape, an outside click, the focus going on or a new page. */
export function Dropdown({ label, active = false, columns = 1, children }: DropdownProps) {
  const panelId = useId();
  const item = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpenOnThisPage();
  const hydrated = useHydrated();

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && item.current?.contains(event.target) !== true) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, setOpen]);

  return (
    <Item
      ref={item}
      onBlur={({ currentTarget, relatedTarget }) => {
        // It would lie over what has the focus next (a window that loses the focus is no such thing).
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Toggle
        ref={toggle}
        type="button"
        {...(hydrated && { 'aria-expanded': isOpen, 'aria-controls': panelId })}
        data-active={active}
        data-needs-script
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {label}
        <Icon name="chevron-down" size={16} />
      </Toggle>
      <Panel id={panelId} role="list" {...(hydrated && { 'data-open': isOpen })} data-columns={columns}>
        {children}
      </Panel>
    </Item>
  );
}
