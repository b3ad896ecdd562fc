import Box, { type BoxProps } from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { announceDelayMs } from '../../theme/measures';

interface LiveRegionProps extends BoxProps {
  role: 'alert' | 'status';
}

/**
 * Words that a screen reader announces when they appear. The region is on the page only while it has words: a screen reader would stop at an empty one.
 * An alert is announced when it is mounted, so it is mounted with its words. A status is mounted empty: only later changes of it are announced.
 */
export function LiveRegion({ role, children, ...props }: LiveRegionProps) {
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
  return (
    <Box role={role} {...props}>
      {(isKnown || role === 'alert') && children}
    </Box>
  );
}
