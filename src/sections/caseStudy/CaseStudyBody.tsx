import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CaseStudySlug } from '../../content/caseStudies';
import { caseStudyRecords } from '../../content/caseStudyRecords';
import type { TextSection } from '../../content/textSections';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { useMessage } from '../../i18n/useMessage';
import { accentBackground, accentColor } from '../../content/accents';
import { equalColumns } from '../../theme/columns';
import { forcedEdge, layout } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';
import { HeadingLink } from '../../components/links/HeadingLink';
import { TextVideos } from '../../components/media/TextVideos';
import { Prose } from '../../components/text/Prose';
import { Quote } from '../../components/text/Quote';
import { SectionText } from '../../components/text/SectionText';
import { CaseStudyFacts } from './CaseStudyFacts';
import { CaseStudyResult } from './CaseStudyResult';
import { StudyPicture } from './StudyPicture';

const halves = { display: 'grid', gridTemplateColumns: { md: equalColumns(2) }, columnGap: 6, rowGap: 3 } as const;
const across = { gridColumn: '1 / -1' } as const;
/** A text fills both columns if it has neither a picture nor a result. */
const flowing = { ...across, columns: { md: 2 }, columnGap: 6 } as const;

const result = {
  containerType: 'inline-size',
  p: { xs: 2.5, md: 4 },
  bgcolor: 'var(--accent-background)',
  border: forcedEdge,
  borderRadius: '16px',
} as const;

/** A section of the text. A result, a drawing or videos are next to it, and below it on phones. A screen of the product takes the whole width. */
function StudySection({ slug, section }: { slug: CaseStudySlug; section: TextSection }) {
  const prefix = `caseStudy.${slug}` as const;
  const { id, videos } = section;
  const hasDrawing = section.screen === undefined && section.drawing !== undefined;
  const isTextOnly = !hasDrawing && section.result === undefined && videos === undefined;
  return (
    <Box className={printClasses.block} sx={halves}>
      <Typography variant="h2" id={id} tabIndex={-1} sx={across}>
        <HeadingLink id={id}>
          <Message id={messageId(prefix, id, 'heading')} />
        </HeadingLink>
      </Typography>
      <Box sx={isTextOnly ? flowing : null}>
        <Prose>
          <SectionText prefix={prefix} section={section} />
        </Prose>
      </Box>
      {!isTextOnly && (
        <Stack spacing={3}>
          {section.result && (
            // Hidden, because the text and the page's head say it already.
            <Box className={printClasses.hidden} sx={result} aria-hidden>
              <CaseStudyResult slug={slug} variant="h4" />
            </Box>
          )}
          {hasDrawing && <StudyPicture slug={slug} section={section} />}
          {videos !== undefined && <TextVideos words={messageId(prefix, id)} videos={videos} />}
        </Stack>
      )}
      {section.screen !== undefined && (
        <Box sx={across}>
          <StudyPicture slug={slug} section={section} />
        </Box>
      )}
    </Box>
  );
}

/** The client's quote, if there is one, the facts, and the text with its pictures and videos. */
export function CaseStudyBody({ slug }: { slug: CaseStudySlug }) {
  const message = useMessage();
  const caseStudy = caseStudyRecords[slug];
  const { author, sections, testimonial } = caseStudy;
  return (
    <Container
      sx={{
        py: { xs: 6, md: layout.sectionSpace },
        '--accent': accentColor(slug),
        '--accent-background': accentBackground(slug),
      }}
    >
      <Stack component="article" spacing={{ xs: 7, md: 11 }}>
        {testimonial && <Quote text={`caseStudy.${slug}.testimonial`} name={author.name} />}
        <section aria-label={message('common.caseStudy.details')}>
          <CaseStudyFacts slug={slug} caseStudy={caseStudy} />
        </section>
        {sections.map((section) => (
          <StudySection key={section.id} slug={slug} section={section} />
        ))}
      </Stack>
    </Container>
  );
}
