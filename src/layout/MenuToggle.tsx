import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import { lazyComponent } from '../loading/lazyComponent';
import { onIntent } from '../loading/onIntent';
import { useMessage } from '../i18n/useMessage';
import { Icon } from '../components/art/Icon';
import { stillWanted } from '../loading/stillWanted';
import { useFocusReturn } from '../components/overlay/useFocusReturn';
import { useHydrated } from '../hydration/useHydrated';
import { useOpenOnThisPage } from '../components/overlay/useOpenOnThisPage';
import { wideHeader } from '../navigation';
import { footerId } from './Footer';
import { MenuLinks, menuLinksId } from './MenuLinks';

const menu = lazyComponent(async () => (await import(/* webpackChunkName: "menu" */ './MobileMenu')).MobileMenu);

const intent = onIntent(() => {
  menu.load().catch(() => {
    // Opening tries again and handles the failure.
  });
});

/** The button of the full-screen menu of narrow screens; without script it opens a list of the menu's links. */
export function MenuToggle() {
  const message = useMessage();
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isOpen, setOpen] = useOpenOnThisPage();
  const rememberOpener = useFocusReturn(isOpen);

  async function open() {
    const isWanted = stillWanted();
    try {
      await menu.load();
      if (!isWanted()) return;
      rememberOpener(button.current);
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
        aria-label={message('common.menu.open')}
        {...(hydrated
          ? { 'aria-expanded': isOpen, 'aria-haspopup': 'dialog' as const }
          : { popoverTarget: menuLinksId })}
        data-needs-script="menu"
        {...intent}
        onClick={() => {
          void open();
        }}
        sx={({ breakpoints }) => ({ [breakpoints.up(wideHeader)]: { display: 'none' } })}
      >
        <Icon name="menu" />
      </IconButton>
      {!hydrated && <MenuLinks />}
      {isLoaded && (
        <menu.Component
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
