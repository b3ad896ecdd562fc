import { Fragment } from 'react';
import { type CaseStudySlug } from '../content/caseStudies';
import { caseStudyRecords } from '../content/case-studies/records';
import type { Tag } from '../content/tags';
import { technologies } from '../content/technologies';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { type Criterion, industriesOf, servicesOf } from './criteria';

/** The parts of a list, each on a line of its own; on paper one after the other (compareTableLook.ts). */
function Lines({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && (
        <>
          <span />
          <br />
        </>
      )}
      {text}
    </Fragment>
  ));
}

/** What one case study has to say to one criterion. */
export function CompareCell({ criterion, slug }: { criterion: Criterion; slug: CaseStudySlug }) {
  const message = useMessage();
  const { effort, techStack } = caseStudyRecords[slug];
  const named = (tags: readonly Tag[]) => tags.map((tag) => message(`tags.${tag}`));
  switch (criterion) {
    case 'industry':
      return <Lines texts={named(industriesOf(slug))} />;
    case 'services':
      return <Lines texts={named(servicesOf(slug))} />;
    case 'team':
      return <Message id="compare.people" values={{ count: effort.people }} />;
    case 'duration':
      return <Message id="compare.months" values={{ count: effort.months }} />;
    case 'technology':
      if (techStack.length === 0) return <Message id="compare.noTechnology" />;
      return <Lines texts={techStack.map((key) => technologies[key])} />;
    case 'outcome':
      return <Message id={`caseStudy.${slug}.card.figure`} />;
    case 'problem':
    case 'hard':
    case 'after':
      return <Message id={`compare.study.${slug}.${criterion}`} />;
  }
}
