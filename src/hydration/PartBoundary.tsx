import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Message } from '../i18n/Message';

interface PartBoundaryProps {
  /** The element around the part. Its HTML is readable, and its links work, without script. */
  root?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Keeps the rest of the page working when a part fails: a copy of the part's HTML replaces it, or a line says that the part is missing. */
export function PartBoundary({ root, children }: PartBoundaryProps) {
  return <ErrorBoundary fallbackRender={() => <LastLook root={root?.current} />}>{children}</ErrorBoundary>;
}

function LastLook({ root }: { root: HTMLElement | null | undefined }) {
  // While this renders, the part is still on the page.
  const [copies] = useState(() => Array.from(root?.children ?? [], (child) => child.cloneNode(true) as Element));
  const fill = useCallback(
    (box: HTMLElement | null) => {
      box?.append(...copies);
      for (const control of box?.querySelectorAll('[data-needs-script]') ?? [])
        control.removeAttribute('data-needs-script');
    },
    [copies],
  );
  if (copies.length > 0) return <div ref={fill} data-not-hydrated="" data-script-failed="" />;
  return (
    <Typography color="textSecondary" sx={{ mt: 2 }}>
      <Message id="common.failure.part" />
    </Typography>
  );
}
