import { styled } from '@mui/material/styles';
import type { CaseStudySlug } from '../content/caseStudies';

const shapes = {
  square: { width: 600, height: 600 },
  wide: { width: 1000, height: 600 },
} as const;

const Image = styled('img')({ display: 'block', width: '100%', height: 'auto' });

interface CoverProps {
  slug: CaseStudySlug;
  shape: keyof typeof shapes;
  /** In the first screen: fetched at once. */
  eager?: boolean;
}

/** A case study's cover art: decoration, the words stand beside it. */
export function Cover({ slug, shape, eager = false }: CoverProps) {
  return (
    <Image
      src={`/images/covers/${slug}-${shape}.svg`}
      {...shapes[shape]}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
