import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAfterHydration } from '../../hydration/useHydrated';

/**
 * The id of the one open element among several: null until the visitor opens one or follows a link to one. The visitor's choice stays until the next
 * navigation.
 */
export function useOneOpen(ids: readonly string[]): [open: string | null, setOpen: (id: string | null) => void] {
  const { hash, key } = useLocation();
  const fragment = useAfterHydration(hash, '');
  const [choice, setChoice] = useState<{ key: string; open: string | null }>({ key: '', open: null });
  const asked = ids.find((id) => fragment === `#${id}`);
  const open = choice.key === key ? choice.open : (asked ?? choice.open);
  return [
    open,
    (id) => {
      setChoice({ key, open: id });
    },
  ];
}
