import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import type { CaseStudySlug } from '../content/caseStudies';
import { Message } from '../i18n/Message';
import { accentColor } from '../theme/accentStyles';

const own = new Set<PropertyKey>(['slug']);

const Sentence = styled('p', { shouldForwardProp: (name) => !own.has(name) })<{ slug: CaseStudySlug }>(
  ({ theme, slug }) => ({
    '& > b': { ...theme.typography.h2, display: 'block', paddingBlock: '0.1em', color: accentColor(slug) },
  }),
);

/** A study's one figure with its noun: a sentence whose emphasis stands large on a line of its own. */
export function StudyFigure({ slug }: { slug: CaseStudySlug }) {
  const large = (chunks: ReactNode[]) => <b>{Children.toArray(chunks)}</b>;
  return (
    <Sentence slug={slug}>
      <Message id={`caseStudy.${slug}.card.figure`} values={{ b: large }} />
    </Sentence>
  );
}
