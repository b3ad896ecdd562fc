import IconButton from '@mui/material/IconButton';
import { type ComponentProps, type SyntheticEvent, useRef, useState } from 'react';
import { createResource } from '../i18n/createResource';
import { useMessage } from '../i18n/useMessage';
import { Icon } from '../components/art/Icon';
import { stillWanted } from '../components/overlay/stillWanted';
import { useFocusReturn } from '../components/overlay/useFocusReturn';
import { useHydrated } from '../hydration/useHydrated';
import { useOpenOnThisPage } from '../components/overlay/useOpenOnThisPage';
import { wideHeader } from '../navigation';
import { footerId } from './Footer';
import type { MobileMenu } from './MobileMenu';

const menu = createResource(async () => (await import(/* webpackChunkName: "menu" */ './MobileMenu')).MobileMenu);

function prefetch() {
  menu.load('menu').catch(() => {
    // Opening tries again and has its own way out.
  });
}

/** Opens the full-screen menu of narrow screens. Before hydration and without script it is a link to the footer, which has every link. */
export function MenuToggle() {
  const message = useMessage();
  const hydrated = useHydrated();
  const button = useRef<HTMLAnchorElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isOpen, setOpen] = useOpenOnThisPage();
  const opened = useFocusReturn(isOpen);

  async function open(event: SyntheticEvent) {
    event.preventDefault();
    const isWanted = stillWanted();
    try {
      await menu.load('menu');
      if (!isWanted()) return;
      opened(button.current);
      setLoaded(true);
      setOpen(true);
    } catch (error) {
      console.error(error);
      if (isWanted()) window.location.hash = footerId;
    }
  }

  return (
    <>
      <IconButton
        ref={button}
        href={`#${footerId}`}
        aria-label={message('common.menu.open')}
        {...(hydrated && { role: 'button', 'aria-expanded': isOpen, 'aria-haspopup': 'dialog' as const })}
        data-needs-script="menu"
        onFocus={prefetch}
        onMouseEnter={prefetch}
        onTouchStart={prefetch}
        onClick={(event) => {
          void open(event);
        }}
        onKeyDown={(event) => {
          if (event.key === ' ') void open(event);
        }}
        sx={({ breakpoints }) => ({ [breakpoints.up(wideHeader)]: { display: 'none' } })}
      >
        <Icon name="menu" />
      </IconButton>
      {isLoaded && (
        <LoadedMenu
          open={isOpen}
          onClose={() => {
            setOpen(false);
          }}
          opener={button}
        />
      )}
    </>
  );
}

function LoadedMenu(props: ComponentProps<typeof MobileMenu>) {
  const Menu = menu.read('menu');
  return <Menu {...props} />;
}
