import { brandPath } from '../../theme/brand';

/** The agency's mark, nine blocks; decoration next to the name, so hidden from assistive technology. `size` is in pixels. */
export function BrandMark({ size = 26 }: { size?: number }) {
  return (
    <svg viewBox="0 0 26 26" width={size} height={size} aria-hidden="true">
      <path fill="var(--palette-primary-main)" d={brandPath('first')} />
      <path fill="var(--palette-secondary-main)" d={brandPath('second')} />
    </svg>
  );
}
