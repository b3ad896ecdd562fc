import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { HeroWords, type HeroWordsProps } from './HeroWords';

interface PageHeroProps extends HeroWordsProps {
  /** Beside the words on wide screens. */
  drawing?: ReactNode;
  /** Buttons and links below the words. */
  children?: ReactNode;
}

/** The head of a plain page. */
export function PageHero({ drawing, children, ...words }: PageHeroProps) {
  return (
    <Container data-background="plain" sx={{ pt: { xs: 6, md: 10 }, pb: { xs: 5, md: 8 } }}>
      {drawing === undefined ? (
        <HeroWords {...words} />
      ) : (
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'end' }}>
          <div>
            <HeroWords {...words} />
          </div>
          <Box sx={{ display: { xs: 'none', md: 'block' }, '--cell': '2.75rem' }}>{drawing}</Box>
        </Stack>
      )}
      {children}
    </Container>
  );
}
