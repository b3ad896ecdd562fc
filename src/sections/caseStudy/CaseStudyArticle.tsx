import Stack from '@mui/material/Stack';
import type { CaseStudySlug } from '../../content/caseStudies';
import { caseStudyImages } from '../../content/caseStudyImages';
import type { CaseStudy } from '../../content/caseStudy';
import { ProseSections } from '../../components/ProseSections';
import { Quote } from '../../components/Quote';

const article = {
  gap: { xs: 6, md: 9 },
  fontSize: 'clamp(1.0625rem, 1.02rem + 0.19vw, 1.1875rem)',
  lineHeight: 1.65,
} as const;

/** What a case study tells: its testimonial where there is one, then the text with its drawn screens. */
export function CaseStudyArticle({ slug, caseStudy }: { slug: CaseStudySlug; caseStudy: CaseStudy }) {
  const { author, origin, testimonial, sections } = caseStudy;
  const { screensURL } = caseStudyImages(slug);
  const prefix = `caseStudy.${slug}` as const;
  return (
    <Stack component="article" sx={article}>
      {testimonial && (
        <Quote text={`${prefix}.testimonial`} {...author} position={`${prefix}.author.position`} origin={origin} />
      )}
      <ProseSections prefix={prefix} screensURL={screensURL} sections={sections} />
    </Stack>
  );
}
