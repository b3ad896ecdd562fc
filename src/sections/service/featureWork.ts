import type { FeatureWork } from '../../content/service';

/** What both views of the feature work are given. */
export interface FeatureWorkView {
  /** What the message ids start with: `<prefix>.<id>.title`, `.description`, `.link` and `.video`. */
  prefix: string;
  items: readonly FeatureWork[];
  selected: FeatureWork['id'];
  onSelect: (id: FeatureWork['id']) => void;
}
