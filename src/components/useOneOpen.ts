import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from './useHydrated';

/**
 * Which one of several elements, named by their ids, is open: none until a visitor, or a link to it, opens one. A visitor's own choice
 * holds until the next link.
 */
export function useOneOpen(ids: readonly string[]): [open: string | null, setOpen: (id: string | null) => void] {
  const { hash, key } = useLocation();
  const hydrated = useHydrated();
  const [choice, setChoice] = useState<{ key: string; open: string | null }>({ key: '', open: null });
  const asked = hydrated ? ids.find((id) => hash === `#${id}`) : undefined;
  const open = choice.key === key ? choice.open : (asked ?? choice.open);
  return [
    open,
    (id) => {
      setChoice({ key, open: id });
    },
  ];
}
