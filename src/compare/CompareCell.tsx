import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { CaseStudySlug } from '../content/caseStudies';
import { caseStudyRecords } from '../content/caseStudyRecords';
import type { Tag } from '../content/tags';
import { technologies } from '../content/technologies';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { accentColor } from '../content/accents';
import { printClasses } from '../theme/printClasses';
import { type Criterion, industriesOf, servicesOf } from './criteria';

/** A block with the gap after it, in pixels. */
const step = 12;

const blocks = (slug: CaseStudySlug, count: number) => ({
  width: count * step - 3,
  height: step - 3,
  color: accentColor(slug),
  background: `repeating-linear-gradient(to right, currentColor 0 ${step - 3}px, transparent 0 ${step}px)`,
});

/** A number in words and in blocks, to compare columns at a glance. In narrow columns the blocks are below the words. */
function Counted({ slug, count, children }: { slug: CaseStudySlug; count: number; children: ReactNode }) {
  return (
    <Stack
      direction={{ xs: 'column', lg: 'row' }}
      sx={{ flexWrap: { lg: 'wrap' }, alignItems: { lg: 'center' }, columnGap: 1.5, rowGap: 0.5 }}
    >
      {children}
      <Box component="span" aria-hidden className={printClasses.hidden} sx={blocks(slug, count)} />
    </Stack>
  );
}

interface CompareCellProps {
  criterion: Criterion;
  slug: CaseStudySlug;
}

/** A case study's answer to one criterion; each part of a list is on its own line. */
export function CompareCell({ criterion, slug }: CompareCellProps) {
  const message = useMessage();
  const { effort, techStack } = caseStudyRecords[slug];
  const linesOf = (texts: readonly string[]) => texts.map((text) => <div key={text}>{text}</div>);
  const tagsIn = (tags: readonly Tag[]) => linesOf(tags.map((tag) => message(`tags.${tag}`)));
  switch (criterion) {
    case 'industry':
      return tagsIn(industriesOf(slug));
    case 'services':
      return tagsIn(servicesOf(slug));
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
      return linesOf(techStack.map((key) => technologies[key]));
    case 'outcome':
      return <Message id={`caseStudy.${slug}.card.figure`} />;
    case 'problem':
    case 'hard':
    case 'after':
      return <Message id={`compare.study.${slug}.${criterion}`} />;
  }
}
