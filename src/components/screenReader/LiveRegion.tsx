import Box, { type BoxProps } from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { announceDelayMs } from '../../theme/measures';
import { VisuallyHidden } from './VisuallyHidden';

interface LiveRegionProps extends BoxProps {
  role: 'alert' | 'status';
  /** For screen readers alone. */
  unseen?: boolean;
}

/**
 * Words that are announced when they appear, and a region that is there only while it has some: one who reads the page would meet an empty one.
 * An alert is announced as it comes, so it comes with its words. Of a status only what comes into it is announced: it comes a moment before.
 */
export function LiveRegion({ role, unseen = false, children, ...props }: LiveRegionProps) {
  const hasWords = children != null && children !== false;
  const [isKnown, setKnown] = useState(false);

  useEffect(() => {
    if (!hasWords) return undefined;
    const timer = setTimeout(() => {
      setKnown(true);
    }, announceDelayMs);
    return () => {
      clearTimeout(timer);
      setKnown(false);
    };
  }, [hasWords]);

  if (!hasWords) return null;
  const words = (isKnown || role === 'alert') && children;
  if (unseen) {
    return (
      <VisuallyHidden as="div" role={role}>
        {words}
      </VisuallyHidden>
    );
  }
  return (
    <Box role={role} {...props}>
      {words}
    </Box>
  );
}
