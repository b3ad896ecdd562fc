import { caseStudyCards } from '../../content/caseStudyCards';
import { ViewTransition } from 'react';
import { Screen, type ScreenProps } from './Screen';

interface CoverProps extends Pick<ScreenProps, 'slug' | 'shows' | 'sizes' | 'eager' | 'fills'> {
  alt?: string;
  /** The cover moves to its place on the next page if that page shows it, too. A page may set this for one cover of a case study only. */
  moves?: boolean;
}

/** A case study's cover: its main screen. It needs no alternative text if the words next to it say the same. */
export function Cover({ moves = false, alt = '', ...screen }: CoverProps) {
  const picture = <Screen {...screen} name={caseStudyCards[screen.slug].screen} alt={alt} />;
  if (!moves) return picture;
  return (
    <ViewTransition name={`cover-${screen.slug}`} share="cover" default="none">
      {picture}
    </ViewTransition>
  );
}
