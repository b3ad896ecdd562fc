import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ContactButton } from '../contact/ContactButton';
import { Message } from '../i18n/Message';
import { HeroArt } from '../components/art/HeroArt';
import { ArrowLink } from '../components/ArrowLink';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6, 3),
  alignItems: 'center',
  paddingBlock: theme.spacing(5, 7),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)',
    paddingBlock: theme.spacing(6, 10),
  },
}));

const Words = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), justifyItems: 'start' }));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  marginTop: theme.spacing(1),
}));

/** The first screen: what the company does, and a drawing of it. */
export function HomeHero() {
  return (
    <Container>
      <Columns>
        <Words>
          <Typography variant="display" component="h1">
            <Message id="home.hero.title" />
          </Typography>
          <Typography variant="lead" component="p" color="textSecondary" sx={{ maxWidth: '34ch' }}>
            <Message id="home.hero.lead" />
          </Typography>
          <Actions>
            <ContactButton />
            <ArrowLink to="/case-studies" text="home.hero.caseStudies" />
          </Actions>
        </Words>
        <HeroArt />
      </Columns>
    </Container>
  );
}
