import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import type { CaseStudySlug } from '../../content/caseStudies';
import type { CaseStudy } from '../../content/caseStudy';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { useMessage } from '../../i18n/useMessage';
import { accentBackground, accentColor } from '../../content/accents';
import { columns } from '../../theme/columns';
import { layout } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';
import { HeadingLink } from '../../components/links/HeadingLink';
import { Prose } from '../../components/text/Prose';
import { SectionText } from '../../components/text/SectionText';
import { island } from '../../hydration/island';
import { CaseStudyFacts } from './CaseStudyFacts';
import { StudyPicture } from './StudyPicture';

const TextVideos = island(
  async () => (await import(/* webpackChunkName: "textVideos" */ '../../components/media/TextVideos')).TextVideos,
);

const row = { display: 'grid', gridTemplateColumns: { md: columns(4, 8) }, columnGap: 6, rowGap: 2 } as const;

interface RowProps {
  /** The narrow column: a heading, or who speaks. */
  side?: ReactNode;
  /** On phones the narrow column comes last. */
  sideLast?: boolean;
  children: ReactNode;
}

/** A part of the text: its heading or speaker, and next to it, or below on phones, what belongs to them. */
function Row({ side, sideLast = false, children }: RowProps) {
  return (
    <Box className={printClasses.block} sx={row}>
      <Box sx={sideLast ? { order: { xs: 1, md: 0 } } : null}>{side}</Box>
      <div>{children}</div>
    </Box>
  );
}

/** The client's quote and its speaker if there is one, the facts, and the text, section by section, with its pictures and videos. */
export function CaseStudyBody({ slug, caseStudy }: { slug: CaseStudySlug; caseStudy: CaseStudy }) {
  const message = useMessage();
  const prefix = `caseStudy.${slug}` as const;
  const { author, sections, testimonial } = caseStudy;
  return (
    <Container
      sx={{
        py: { xs: 6, md: layout.sectionSpace },
        '--accent': accentColor(slug),
        '--accent-background': accentBackground(slug),
      }}
    >
      <Stack component="article" spacing={{ xs: 6, md: 9 }}>
        {testimonial && (
          <Row side={<Typography color="textSecondary">{author.name}</Typography>} sideLast>
            <Typography variant="quote" component="blockquote">
              <Message id={`${prefix}.testimonial`} />
            </Typography>
          </Row>
        )}
        <section aria-label={message('common.caseStudy.details')}>
          <CaseStudyFacts slug={slug} caseStudy={caseStudy} />
        </section>
        {sections.map((section) => (
          <Fragment key={section.id}>
            <Row
              side={
                <Typography variant="h3" component="h2" id={section.id} tabIndex={-1}>
                  <HeadingLink id={section.id}>
                    <Message id={messageId(prefix, section.id, 'heading')} />
                  </HeadingLink>
                </Typography>
              }
            >
              <Prose>
                <SectionText prefix={prefix} section={section} />
              </Prose>
              {section.videos !== undefined && (
                <TextVideos words={messageId(prefix, section.id)} videos={section.videos} />
              )}
            </Row>
            {section.screen !== undefined && <StudyPicture slug={slug} section={section} />}
            {section.screen === undefined && section.drawing !== undefined && (
              // Below the text that it explains.
              <Row>
                <StudyPicture slug={slug} section={section} />
              </Row>
            )}
          </Fragment>
        ))}
      </Stack>
    </Container>
  );
}
