import CardMedia from '@mui/material/CardMedia';
import { ViewTransition } from 'react';
import type { CaseStudySlug } from '../content/caseStudies';
import { caseStudyImages } from '../content/caseStudyImages';

const sizesOfShapes = {
  square: { width: 600, height: 600 },
  wide: { width: 1000, height: 600 },
} as const;

type Shape = keyof typeof sizesOfShapes;

interface CoverProps {
  slug: CaseStudySlug;
  /** 1:1 (also the study's logo) or 5:3 (also its featured image). */
  shape: Shape;
  /** Rendered width, for the browser's choice in the featured image's set. */
  sizes?: string;
  /** In the first screen: fetched at once. */
  eager?: boolean;
  /** It moves to its place on the next page, if the study's cover stands there too. Only one of a page's covers of a study may. */
  moves?: boolean;
  className?: string;
}

/** A case study's cover art: decoration, the words stand beside it. */
export function Cover({ slug, shape, sizes = '100vw', eager = false, moves = false, className }: CoverProps) {
  const { featuredImageURL, featuredImageSet, featuredLogoURL } = caseStudyImages(slug);
  const sources = {
    square: { src: featuredLogoURL },
    wide: { sizes, srcSet: featuredImageSet, src: featuredImageURL },
  };
  const image = (
    <CardMedia
      component="img"
      className={className}
      {...sizesOfShapes[shape]}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      {...sources[shape]}
    />
  );
  if (!moves) return image;
  return (
    <ViewTransition name={`cover-${slug}`} share="cover" default="none">
      {image}
    </ViewTransition>
  );
}
