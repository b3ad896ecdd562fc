import { styled } from '@mui/material/styles';
import type { CaseStudySlug } from '../content/caseStudies';
import { caseStudyImages } from '../content/caseStudyImages';
import type { CaseStudy } from '../content/caseStudy';
import { ProseSections } from '../components/ProseSections';
import { Quote } from '../components/Quote';

const Article = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  fontSize: 'clamp(1.0625rem, 1.02rem + 0.19vw, 1.1875rem)',
  lineHeight: 1.65,
  [theme.breakpoints.up('md')]: { gap: theme.spacing(9) },
}));

/** A study's story: its testimonial where there is one, then the text with its drawn screens. */
export function StudyArticle({ slug, study }: { slug: CaseStudySlug; study: CaseStudy }) {
  const { author, testimonial, sections } = study;
  const { screensURL } = caseStudyImages(slug);
  const prefix = `caseStudy.${slug}` as const;
  return (
    <Article>
      {testimonial !== null && (
        <Quote text={`${prefix}.testimonial`} {...author} position={`${prefix}.author.position`} origin={testimonial} />
      )}
      <ProseSections prefix={prefix} screensURL={screensURL} sections={sections} />
    </Article>
  );
}
