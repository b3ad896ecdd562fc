import Box from '@mui/material/Box';
import { ViewTransition } from 'react';
import type { CaseStudySlug } from '../content/caseStudies';
import { caseStudyImages } from '../content/caseStudyImages';
import { fillingPicture } from '../theme/fillingPicture';

const sizesOfShapes = {
  square: { width: 600, height: 600 },
  wide: { width: 1000, height: 600 },
  glyph: { width: 200, height: 200 },
} as const;

type Shape = keyof typeof sizesOfShapes;

interface CoverProps {
  slug: CaseStudySlug;
  /** 1:1 (also the study's logo), 5:3 (also its featured image), or the logo's sign alone. */
  shape: Shape;
  /** It is in the first screen, so it is fetched at once. */
  eager?: boolean;
  /** It moves to its place on the next page if that shows the case study's cover too. At most one cover of a case study on a page may have this. */
  moves?: boolean;
}

/** A case study's cover. It has no alternative text, since the words beside it say everything. */
export function Cover({ slug, shape, eager = false, moves = false }: CoverProps) {
  const { featuredImageURL, featuredImageSet, featuredLogoURL, glyphURL } = caseStudyImages(slug);
  const sources = {
    square: { src: featuredLogoURL },
    glyph: { src: glyphURL },
    // The set has one candidate (caseStudyImages), so that there is nothing to choose.
    wide: { sizes: '100vw', srcSet: featuredImageSet, src: featuredImageURL },
  };
  const drawing = (
    <Box
      component="img"
      sx={fillingPicture}
      {...sizesOfShapes[shape]}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      {...sources[shape]}
    />
  );
  if (!moves) return drawing;
  return (
    <ViewTransition name={`cover-${slug}`} share="cover" default="none">
      {drawing}
    </ViewTransition>
  );
}
