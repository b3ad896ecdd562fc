import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { columns } from '../theme/columns';
import { printClasses } from '../theme/printClasses';
import { HeroWords, type HeroWordsProps } from './HeroWords';

const space = { pt: { xs: 6, md: 10 }, pb: { xs: 5, md: 8 } } as const;

/** The margin collapses with that of the section below. */
const compactSpace = { pt: { xs: 4, md: 5 }, mb: { xs: 6, md: 8 } } as const;

const withDrawing = { display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr auto' } } as const;

const compactWithDrawing = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  alignItems: 'center',
  gridTemplateColumns: { sm: columns(7, 5), md: columns(2, 1) },
} as const;

interface PageHeroProps extends HeroWordsProps {
  /** Below the words, and next to them on wide screens. */
  drawing?: ReactNode;
  /** Buttons and links below the words. */
  children?: ReactNode;
}

/** The head of a page; a compact one leaves more of the first screen to the section below. */
export function PageHero({ drawing, children, compact = false, ...words }: PageHeroProps) {
  const layout = compact ? compactWithDrawing : withDrawing;
  return (
    <Container className={printClasses.flush} sx={compact ? compactSpace : space}>
      <Box sx={drawing === undefined ? null : layout}>
        <div>
          <HeroWords {...words} compact={compact} />
          {children}
        </div>
        {drawing}
      </Box>
    </Container>
  );
}
