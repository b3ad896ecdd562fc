import { forcedEdge } from '../theme/measures';

/** A language's tag (`lang`) in a block before its name. For a pseudo-element: screen readers say the name alone. */
export const languageSign = {
  content: 'attr(lang) / ""',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 32,
  border: forcedEdge,
  fontSize: '0.6875rem',
  fontWeight: 600,
  textTransform: 'uppercase',
  color: 'primary.main',
  bgcolor: 'primary.light',
} as const;
