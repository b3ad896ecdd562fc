import type { ReactNode } from 'react';
import { ownLine } from '../../components/text/ownLine';
import type { CaseStudySlug } from '../../content/caseStudies';
import { Text } from '../../components/text/Text';

/** The number of letters that have to fit on a line: a figure of several words takes two lines. */
function lettersPerLine(figure: string): number {
  const words = figure.split(/\s/);
  const longest = Math.max(...words.map((word) => word.length));
  return words.length === 1 ? longest : Math.max(longest, Math.ceil(figure.length / 2) + 1);
}

const figureIn = (isOneLine: boolean) => (words: ReactNode[]) => {
  // A percent sign is as wide as two letters.
  const figure = words
    .filter((word) => typeof word === 'string')
    .join('')
    .replaceAll('%', '%%');
  const letters = isOneLine ? figure.length : lettersPerLine(figure);
  return ownLine('result', { color: 'var(--accent)', '--letters': letters })(words);
};

interface CaseStudyResultProps {
  slug: CaseStudySlug;
  /** The size of the words around the figure, or of the client's sentence. */
  variant?: 'h4' | 'quote';
}

/** The result of a case study: a figure as large as the column allows, or the client's sentence. */
export function CaseStudyResult({ slug, variant = 'quote' }: CaseStudyResultProps) {
  return (
    <Text
      message={`caseStudy.${slug}.card.figure`}
      variant={variant}
      component="p"
      values={{ b: figureIn(variant === 'h4') }}
    />
  );
}
