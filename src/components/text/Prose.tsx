import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { printClasses } from '../../theme/printClasses';

/** A styled `div`, because its children are plain elements of a text. */
const Text = styled('div')(({ theme }) => {
  const accent = `var(--accent, ${theme.vars.palette.primary.main})`;
  return {
    '& > *': { maxWidth: '40rem' },
    // A video is in the `div` of an `island`.
    '& > figure, & > div': { maxWidth: 'none' },
    ...theme.typography.prose,
    '& > * + *': { marginTop: '1em' },
    '& > h2': { ...theme.typography.h3, marginTop: '2.25em', marginBottom: '-0.25em' },
    // A page that numbers its sections sets the number's content.
    '& > h2::before': {
      counterIncrement: 'section',
      content: 'var(--heading-number, none)',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > h2:first-of-type': { marginTop: 0 },
    '& > h2:target': { color: accent },
    '& > ul': { paddingInlineStart: '1.25em' },
    '& > ul > li': { breakInside: 'avoid' },
    '& > ul > li + li': { marginTop: '0.5em' },
    '& > ul > li::marker': { color: accent },
    '& > p a, & > ul a': { color: accent },
  };
});

/**
 * Running text: lines of some seventy letters, space between paragraphs, headings and lists. A page can set `--accent`, the color of list marks and
 * links.
 */
export function Prose({ children }: { children: ReactNode }) {
  return <Text className={printClasses.prose}>{children}</Text>;
}
