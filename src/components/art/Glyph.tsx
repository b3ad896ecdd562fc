import Box from '@mui/material/Box';
import type { CaseStudySlug } from '../../content/caseStudies';
import { fillingPicture } from '../../theme/fillingPicture';

/** The sign of a case study's logo, for places that are too small for a cover. The name next to it says the same. */
export function Glyph({ slug }: { slug: CaseStudySlug }) {
  return (
    <Box
      component="img"
      src={`/images/covers/${slug}-glyph.svg`}
      alt=""
      width={200}
      height={200}
      loading="lazy"
      decoding="async"
      sx={fillingPicture}
    />
  );
}
