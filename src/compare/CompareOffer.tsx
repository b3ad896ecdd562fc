import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { CaseStudySlug } from '../content/caseStudies';
import { ArrowLink } from '../components/links/ArrowLink';
import { ShortlistToggle } from './ShortlistToggle';

/** The end of a case study: a button for the shortlist, and a link to the comparison. */
export function CompareOffer({ slug }: { slug: CaseStudySlug }) {
  return (
    <Container sx={{ pb: { xs: 6, md: 9 } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <ShortlistToggle slug={slug} />
        <ArrowLink to="/case-studies/compare" text="common.compare" />
      </Stack>
    </Container>
  );
}
