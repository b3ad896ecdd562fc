import { forcedEdge } from '../theme/measures';

/** A language's letters (`data-letters`) in a block before its name. For a pseudo-element: screen readers say the name alone. */
export const languageSign = {
  content: 'attr(data-letters) / ""',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  border: forcedEdge,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1,
  textTransform: 'uppercase',
  color: 'primary.main',
  bgcolor: 'primary.light',
} as const;

/** The letters of a language, by its tag. */
export const lettersOf = (locale: string): string => locale.slice(0, 2);
