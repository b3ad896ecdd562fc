import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { FeatureWork } from '../../content/services';
import { FeatureList } from './FeatureList';
import { FeatureTabs } from './FeatureTabs';

interface FeatureWorkOverviewProps {
  prefix: string;
  items: readonly FeatureWork[];
}

/**
 * Details of larger projects, one shown at a time, and at first the first (docs/requirements.md, 5): tabs where there is room, else a list of
 * which one item is open, which is also what the HTML has. The selection stays when the window's width changes one into the other.
 */
export function FeatureWorkOverview({ prefix, items }: FeatureWorkOverviewProps) {
  const isWide = useMediaQuery('(min-width: 900px)');
  const [selected, setSelected] = useState(items[0]?.id);
  const View = isWide ? FeatureTabs : FeatureList;
  return selected !== undefined && <View prefix={prefix} items={items} selected={selected} onSelect={setSelected} />;
}
