import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { printClasses } from '../theme/printClasses';
import { HeroWords, type HeroWordsProps } from './HeroWords';

const space = { pt: { xs: 6, md: 10 }, pb: { xs: 5, md: 8 } } as const;

const withDrawing = { display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr auto' } } as const;

interface PageHeroProps extends Omit<HeroWordsProps, 'compact'> {
  /** Below the words, and next to them on wide screens. */
  drawing?: ReactNode;
  /** Buttons and links below the words. */
  children?: ReactNode;
}

/** The head of a page. */
export function PageHero({ drawing, children, ...words }: PageHeroProps) {
  return (
    <Container className={printClasses.flush} sx={space}>
      <Box sx={drawing === undefined ? null : withDrawing}>
        <div>
          <HeroWords {...words} />
          {children}
        </div>
        {drawing}
      </Box>
    </Container>
  );
}
