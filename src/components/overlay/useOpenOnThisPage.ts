import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether a menu or a dialog is open. It closes with every navigation, also with one to the current page.
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
