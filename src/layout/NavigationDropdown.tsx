import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavigationGroup } from '../content/navigation';
import { Message } from '../i18n/Message';
import { layout, motion } from '../theme/measures';
import { Icon } from '../ui/art/Icon';
import { useOpenOnThisPage } from '../ui/useOpenOnThisPage';
import { NavigationItem } from './NavigationItem';
import { navigationEntry } from './navigationLook';

const Item = styled('li')({ position: 'relative' });

const Toggle = styled('button')(({ theme }) => ({
  ...navigationEntry(theme),
  '& svg': { transition: `transform ${motion.menu}ms ${motion.enter}` },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}));

const Panel = styled('ul')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: `calc(100% + (${layout.headerHeight} - 44px) / 2)`,
  insetInlineEnd: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(220px, max-content))',
  gap: theme.spacing(0.5, 1),
  padding: `${theme.spacing(2)} !important`,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.raised,
  '&[data-open="false"]': { visibility: 'hidden' },
  '@media (scripting: none)': { 'li:hover > &, li:focus-within > &': { visibility: 'visible' } },
}));

const Entry = styled(NavigationItem)(({ theme }) => ({
  ...navigationEntry(theme),
  display: 'flex',
  whiteSpace: 'nowrap',
  fontWeight: 400,
  '&:hover': { backgroundColor: theme.vars.palette.primary.light },
}));

/** A disclosure of links (never a menu widget): toggled by click, closed by Escape, an outside click or a new page. */
export function NavigationDropdown({ group }: { group: NavigationGroup }) {
  const { pathname } = useLocation();
  const panelId = useId();
  const item = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpenOnThisPage();
  const active = group.children.some((link) => 'path' in link && link.path === pathname);

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
    <Item ref={item}>
      <Toggle
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-active={active}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Message id={group.title} />
        <Icon name="ui-chevron-down" size={16} />
      </Toggle>
      <Panel id={panelId} role="list" data-open={isOpen}>
        {group.children.map((link) => (
          <li key={'title' in link ? link.title : link.person.id}>
            <Entry link={link} />
          </li>
        ))}
      </Panel>
    </Item>
  );
}
