import type { ReactNode } from 'react';

export const mainId = 'content';

/** The page itself; the skip link's target. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1}>
      {children}
    </main>
  );
}
