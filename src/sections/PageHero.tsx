import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { HeroWords, type HeroWordsProps } from './HeroWords';

interface PageHeroProps extends HeroWordsProps {
  /** Below the words, and next to them on wide screens. */
  drawing?: ReactNode;
  /** Buttons and links below the words. */
  children?: ReactNode;
}

/** The head of a plain page. */
export function PageHero({ drawing, children, ...words }: PageHeroProps) {
  return (
    <Container
      sx={{
        pt: { xs: 6, md: 10 },
        pb: children === undefined ? { xs: 5, md: 8 } : { xs: 8, md: 12 },
        '@media print': { pt: 1, pb: 2 },
      }}
    >
      {drawing === undefined ? (
        <>
          <HeroWords {...words} />
          {children}
        </>
      ) : (
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          sx={{ justifyContent: 'space-between', gap: 4, '@media print': { gap: 2 } }}
        >
          <div>
            <HeroWords {...words} />
            {children}
          </div>
          {drawing}
        </Stack>
      )}
    </Container>
  );
}
