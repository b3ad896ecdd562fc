import Box from '@mui/material/Box';
import { type CaseStudySlug } from '../../content/caseStudies';
import { caseStudyImages } from '../../content/caseStudyImages';
import { fillingPicture } from '../../theme/fillingPicture';

/** The sign of a case study's logo, where a cover would be too small. The name next to it says the same. */
export function Glyph({ slug }: { slug: CaseStudySlug }) {
  const { featuredLogoURL } = caseStudyImages(slug);
  return (
    <Box
      component="img"
      src={featuredLogoURL}
      alt=""
      width={200}
      height={200}
      loading="lazy"
      decoding="async"
      sx={fillingPicture}
    />
  );
}
