import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ComponentProps, useRef, useState } from 'react';
import { createResource } from '../i18n/createResource';
import { useMessage } from '../i18n/useMessage';
import { wideHeader } from '../theme/measures';
import { Icon } from '../components/art/Icon';
import { stillWanted } from '../components/overlay/stillWanted';
import { useFocusReturn } from '../components/overlay/useFocusReturn';
import { useHydrated } from '../hydration/useHydrated';
import { useOpenOnThisPage } from '../components/overlay/useOpenOnThisPage';
import { footerId } from './footerId';
import type { MobileMenu } from './MobileMenu';

const menu = createResource(async () => (await import(/* webpackChunkName: "menu" */ './MobileMenu')).MobileMenu);

const Toggle = styled(IconButton)({ [wideHeader]: { display: 'none' } }) as typeof IconButton;

function prefetch() {
  menu.load('menu').catch(() => {
    // Opening tries again and has its own way out.
  });
}

/** Opens the full-screen menu of narrow screens. Before hydration and without script it is a link to the footer, which has every link. */
export function MenuToggle() {
  const message = useMessage();
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isOpen, setOpen] = useOpenOnThisPage();
  const opened = useFocusReturn(isOpen);

  if (!hydrated) {
    return (
      <Toggle component="a" href={`#${footerId}`} aria-label={message('common.menu.open')} data-needs-script>
        <Icon name="menu" />
      </Toggle>
    );
  }

  async function open() {
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
      <Toggle
        ref={button}
        aria-label={message('common.menu.open')}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        data-needs-script
        onFocus={prefetch}
        onMouseEnter={prefetch}
        onTouchStart={prefetch}
        onClick={() => {
          void open();
        }}
      >
        <Icon name="menu" />
      </Toggle>
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
