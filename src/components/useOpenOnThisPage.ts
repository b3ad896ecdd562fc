import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Open or closed, and closed again as soon as a link or the way back leads somewhere (spec.md §4: menus reset with the route), be it to
 * the page that is on screen already.
 */
export function useOpenOnThisPage(): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const { key } = useLocation();
  const [state, setState] = useState({ key, isOpen: false });
  if (state.key !== key) setState({ key, isOpen: false });
  const setOpen = useCallback((isOpen: boolean) => {
    setState((old) => ({ ...old, isOpen }));
  }, []);
  return [state.isOpen && state.key === key, setOpen];
}
