import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { CaseStudySlug } from '../../content/caseStudies';
import type { CaseStudy } from '../../content/caseStudy';
import type { TextSection } from '../../content/textSections';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { HeadingLink } from '../../components/links/HeadingLink';
import { island } from '../../hydration/island';
import { Prose } from '../../components/text/Prose';
import { SectionText } from '../../components/text/SectionText';
import { StudyPicture } from './StudyPicture';
import { StudyRow } from './StudyRow';

const TextVideos = island(
  async () => (await import(/* webpackChunkName: "textVideos" */ '../../components/media/TextVideos')).TextVideos,
);

/** A picture of the product takes the whole width, a drawing is below the text that it explains. */
function Picture({ slug, section }: { slug: CaseStudySlug; section: TextSection }) {
  if (section.screen !== undefined) return <StudyPicture slug={slug} section={section} />;
  if (section.drawing === undefined) return null;
  return (
    <StudyRow side={null}>
      <StudyPicture slug={slug} section={section} />
    </StudyRow>
  );
}

/** What a case study tells, section by section: heading, text, and the picture or the videos that belong to it. */
export function CaseStudyArticle({ slug, caseStudy }: { slug: CaseStudySlug; caseStudy: CaseStudy }) {
  const prefix = `caseStudy.${slug}`;
  return caseStudy.sections.map((section) => (
    <Fragment key={section.id}>
      <StudyRow
        side={
          <Typography variant="h3" component="h2" id={section.id}>
            <HeadingLink id={section.id}>
              <Message id={messageId(prefix, section.id, 'heading')} />
            </HeadingLink>
          </Typography>
        }
      >
        <Prose>
          <SectionText prefix={prefix} section={section} />
        </Prose>
        {section.videos !== undefined && <TextVideos words={messageId(prefix, section.id)} videos={section.videos} />}
      </StudyRow>
      <Picture slug={slug} section={section} />
    </Fragment>
  ));
}
