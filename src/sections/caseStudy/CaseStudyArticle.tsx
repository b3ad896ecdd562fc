import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { CaseStudySlug } from '../../content/caseStudies';
import { caseStudyImages } from '../../content/caseStudyImages';
import { type CaseStudy, chapterOf } from '../../content/caseStudy';
import { messageId } from '../../i18n/messageId';
import { CaseStudyScreen } from '../../components/CaseStudyScreen';
import { ProseSections } from '../../components/ProseSections';
import { Quote } from '../../components/Quote';

const text = {
  gap: { xs: 6, md: 9 },
  gridColumn: 'text',
  fontSize: 'clamp(1.0625rem, 1.02rem + 0.19vw, 1.1875rem)',
  lineHeight: 1.65,
} as const;

/** What a case study tells: its testimonial where there is one, then the text with its drawn screens, one of them as wide as the window. */
export function CaseStudyArticle({ slug, caseStudy }: { slug: CaseStudySlug; caseStudy: CaseStudy }) {
  const { author, origin, testimonial } = caseStudy;
  const { screensURL } = caseStudyImages(slug);
  const prefix = `caseStudy.${slug}` as const;
  const { before, chapter, after } = chapterOf(caseStudy);
  return (
    <Box component="article" sx={{ display: 'contents' }}>
      <Stack sx={text}>
        {testimonial && (
          <Quote text={`${prefix}.testimonial`} {...author} position={`${prefix}.author.position`} origin={origin} />
        )}
        <ProseSections prefix={prefix} screensURL={screensURL} sections={before} />
      </Stack>
      {chapter !== undefined && (
        <Box sx={{ gridColumn: 'full' }}>
          <CaseStudyScreen
            src={`${screensURL}-${chapter}.svg`}
            size="wide"
            words={messageId(prefix, chapter, 'screen')}
            wide
          />
        </Box>
      )}
      {after.length > 0 && (
        <Box sx={text}>
          <ProseSections prefix={prefix} screensURL={screensURL} sections={after} />
        </Box>
      )}
    </Box>
  );
}
