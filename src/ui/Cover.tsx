import { styled } from '@mui/material/styles';
import { caseStudyImages, type CaseStudySlug } from '../content/caseStudies';

const sizesOfShapes = {
  square: { width: 600, height: 600 },
  strip: { width: 900, height: 100 },
  wide: { width: 1000, height: 600 },
} as const;

type Shape = keyof typeof sizesOfShapes;

const Image = styled('img')({ display: 'block', width: '100%', height: 'auto' });

interface CoverProps {
  slug: CaseStudySlug;
  /** 1:1 (also the study's logo), nine blocks in a row, or 5:3 (also its featured image). */
  shape: Shape;
  /** Rendered width, for the browser's choice in the featured image's set. */
  sizes?: string;
  /** In the first screen: fetched at once. */
  eager?: boolean;
  className?: string;
}

/** A case study's cover art: decoration, the words stand beside it. */
export function Cover({ slug, shape, sizes = '100vw', eager = false, className }: CoverProps) {
  const { featuredImageURL, featuredImageSet, featuredLogoURL, stripURL } = caseStudyImages(slug);
  const sources = {
    square: { src: featuredLogoURL },
    strip: { src: stripURL },
    wide: { sizes, srcSet: featuredImageSet, src: featuredImageURL },
  };
  return (
    <Image
      className={className}
      {...sizesOfShapes[shape]}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      {...sources[shape]}
    />
  );
}
