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
 * Details of larger projects, one shown at a time, the first at first (spec.md §4): tabs where there is room, else a list that
 * opens. HTML without script has the list. What is selected outlives a change between the two.
 */
export function FeatureWorkOverview({ prefix, items }: FeatureWorkOverviewProps) {
  const isWide = useMediaQuery('(min-width: 900px)');
  const [selected, setSelected] = useState(items[0]?.id);
  const View = isWide ? FeatureTabs : FeatureList;
  return selected !== undefined && <View prefix={prefix} items={items} selected={selected} onSelect={setSelected} />;
}
