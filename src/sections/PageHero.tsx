import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { HeroWords, type HeroWordsProps } from './HeroWords';

interface PageHeroProps extends HeroWordsProps {
  /** Buttons and links below the words. */
  children?: ReactNode;
}

/** The head of a plain page. */
export function PageHero({ children, ...words }: PageHeroProps) {
  return (
    <Container data-background="plain" sx={{ pt: { xs: 6, md: 10 }, pb: { xs: 5, md: 8 } }}>
      <HeroWords {...words} />
      {children}
    </Container>
  );
}
