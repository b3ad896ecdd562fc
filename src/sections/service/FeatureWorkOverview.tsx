import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FeatureWork } from '../../content/service';
import { FeatureList } from './FeatureList';
import { FeatureTabs } from './FeatureTabs';

interface FeatureWorkOverviewProps {
  prefix: string;
  items: readonly FeatureWork[];
}

/**
 * Details of larger projects, one shown at a time, and at first the first (docs/requirements.md, 5): tabs where there is room, else a list of
 * which one item is open, which is also what the HTML has. The selection stays when the window's width changes one into the other. Paper has the list.
 */
export function FeatureWorkOverview({ prefix, items }: FeatureWorkOverviewProps) {
  const isWide = useMediaQuery('(min-width: 900px)');
  const [isPrinted, setPrinted] = useState(false);
  const [selected, setSelected] = useState(items[0]?.id);

  useEffect(() => {
    // At once: a sheet is narrow too, but what changes once its pages are counted comes too late, and the last of them are missing.
    const start = () => {
      flushSync(() => {
        setPrinted(true);
      });
    };
    const end = () => {
      setPrinted(false);
    };
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  const View = isWide && !isPrinted ? FeatureTabs : FeatureList;
  return selected !== undefined && <View prefix={prefix} items={items} selected={selected} onSelect={setSelected} />;
}
