import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { type CaseStudySlug } from '../content/caseStudies';
import { caseStudyRecords } from '../content/case-studies/records';
import type { Tag } from '../content/tags';
import { technologies } from '../content/technologies';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { accentColor } from '../content/case-studies/accents';
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

/** A block with the gap behind it, in pixels. */
const step = 12;

const counted = {
  display: 'flex',
  // In narrow columns the blocks have a line of their own, in every one.
  flexDirection: { xs: 'column', lg: 'row' },
  flexWrap: { lg: 'wrap' },
  alignItems: { xs: 'flex-start', lg: 'center' },
  columnGap: 1.5,
  rowGap: 0.5,
  '@media print': { '& > span': { display: 'none' } },
} as const;

const blocks = (slug: CaseStudySlug, count: number) => ({
  width: count * step - 3,
  height: step - 3,
  color: accentColor(slug),
  background: `repeating-linear-gradient(to right, currentColor 0 ${step - 3}px, transparent 0 ${step}px)`,
});

/** A number in words and as many blocks, so that columns can be compared at a glance. */
function Counted({ slug, count, children }: { slug: CaseStudySlug; count: number; children: ReactNode }) {
  return (
    <Box sx={counted}>
      {children}
      <Box component="span" aria-hidden sx={blocks(slug, count)} />
    </Box>
  );
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
      return (
        <Counted slug={slug} count={effort.people}>
          <Message id="compare.people" values={{ count: effort.people }} />
        </Counted>
      );
    case 'duration':
      return (
        <Counted slug={slug} count={effort.months}>
          <Message id="compare.months" values={{ count: effort.months }} />
        </Counted>
      );
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
