import { caseStudyCards } from '../../content/caseStudyCards';
import { ViewTransition } from 'react';
import { Screen, type ScreenProps } from './Screen';

interface CoverProps extends Pick<ScreenProps, 'slug' | 'shows' | 'sizes' | 'eager' | 'fills'> {
  alt?: string;
  /** It moves to its place on the next page if that shows the case study's cover too. At most one cover of a case study on a page may have this. */
  moves?: boolean;
}

/** A case study's cover: its main screen. It needs no alternative text where the words next to it say everything. */
export function Cover({ moves = false, alt = '', ...screen }: CoverProps) {
  const picture = <Screen {...screen} name={caseStudyCards[screen.slug].screen} alt={alt} />;
  if (!moves) return picture;
  return (
    <ViewTransition name={`cover-${screen.slug}`} share="cover" default="none">
      {picture}
    </ViewTransition>
  );
}
