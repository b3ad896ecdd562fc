import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CaseStudySlug } from '../../content/caseStudies';
import type { CaseStudy } from '../../content/caseStudy';
import { Message } from '../../i18n/Message';
import { useMessage } from '../../i18n/useMessage';
import { accentBackground, accentColor } from '../../content/case-studies/accents';
import { layout } from '../../theme/measures';
import { CaseStudyArticle } from './CaseStudyArticle';
import { CaseStudyFacts } from './CaseStudyFacts';
import { StudyRow } from './StudyRow';

/** The facts, next to them the client's quote if there is one, and the text. */
export function CaseStudyBody({ slug, caseStudy }: { slug: CaseStudySlug; caseStudy: CaseStudy }) {
  const message = useMessage();
  const { testimonial } = caseStudy;
  const facts = (
    <section aria-label={message('common.caseStudy.details')}>
      <CaseStudyFacts slug={slug} caseStudy={caseStudy} wide={!testimonial} />
    </section>
  );
  return (
    <Container
      sx={{
        py: { xs: 6, md: layout.sectionSpace },
        '--accent': accentColor(slug),
        '--accent-background': accentBackground(slug),
      }}
    >
      <Stack component="article" spacing={{ xs: 6, md: 9 }}>
        {testimonial ? (
          <StudyRow side={facts} sideLast>
            <Typography variant="quote" component="blockquote">
              <Message id={`caseStudy.${slug}.testimonial`} />
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 2 }}>
              {caseStudy.author.name}
            </Typography>
          </StudyRow>
        ) : (
          facts
        )}
        <CaseStudyArticle slug={slug} caseStudy={caseStudy} />
      </Stack>
    </Container>
  );
}
