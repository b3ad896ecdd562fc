import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Open or closed, and closed again as soon as the path changes (spec.md §4: menus reset with the route). */
export function useOpenOnThisPage(): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const { pathname } = useLocation();
  const [state, setState] = useState({ pathname, isOpen: false });
  if (state.pathname !== pathname) setState({ pathname, isOpen: false });
  const setOpen = useCallback((isOpen: boolean) => {
    setState((old) => ({ ...old, isOpen }));
  }, []);
  return [state.isOpen && state.pathname === pathname, setOpen];
}
