import { type RefObject, useEffect, useRef } from 'react';

/** For a box that a form shows as it is sent: it may come below what is in sight, and is scrolled there. */
export function useInSight(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return box;
}
