import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { HeroWords, type HeroWordsProps } from './HeroWords';

interface PageHeroProps extends HeroWordsProps {
  /** Above the words, and beside them on wide screens. */
  drawing?: ReactNode;
  /** Buttons and links below the words. */
  children?: ReactNode;
}

/** The head of a plain page. */
export function PageHero({ drawing, children, ...words }: PageHeroProps) {
  return (
    <Container
      data-background="plain"
      sx={{ pt: { xs: 6, md: 10 }, pb: children === undefined ? { xs: 5, md: 8 } : { xs: 8, md: 12 } }}
    >
      {drawing === undefined ? (
        <HeroWords {...words} />
      ) : (
        <Stack
          direction={{ xs: 'column-reverse', md: 'row' }}
          sx={{ justifyContent: 'space-between', alignItems: { md: 'end' }, rowGap: 1 }}
        >
          <div>
            <HeroWords {...words} />
          </div>
          <Box sx={{ '--cell': { xs: '1.25rem', md: '2.75rem' } }}>{drawing}</Box>
        </Stack>
      )}
      {children}
    </Container>
  );
}
