import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ContactButton } from '../../contact/ContactButton';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';
import { HeroArt } from './HeroArt';
import { ArrowLink } from '../../components/links/ArrowLink';

const beside = {
  display: 'grid',
  rowGap: { xs: 4, md: 6 },
  columnGap: 3,
  alignItems: 'center',
  pt: { xs: 4, md: 5 },
  pb: { xs: 3, md: 6 },
  gridTemplateColumns: { md: columns(1.08, 1) },
  '@media print': { gridTemplateColumns: columns(1, 1), pt: 2, pb: 2 },
} as const;

/** The first screen: what the company does, and a drawing of it. */
export function HomeHero() {
  return (
    <Container>
      <Box sx={beside}>
        <Stack spacing={3} sx={{ alignItems: 'start' }}>
          <Typography variant="display" component="h1">
            <Message id="home.hero.title" />
          </Typography>
          <Typography variant="lead" component="p" color="textSecondary" sx={{ maxWidth: '34ch' }}>
            <Message id="home.hero.lead" />
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 2, columnGap: 3, mt: 1 }}>
            <ContactButton />
            <ArrowLink to="/case-studies" text="home.hero.caseStudies" />
          </Stack>
        </Stack>
        <HeroArt />
      </Box>
    </Container>
  );
}
