import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ContactButton } from '../../contact/ContactButton';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { Message } from '../../i18n/Message';
import { ServiceArt } from '../../components/art/ServiceArt';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6, 3),
  alignItems: 'center',
  paddingBlock: theme.spacing(5, 8),
  '& > svg': { width: 'min(100%, 22rem)' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', '& > svg': { width: '100%' } },
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(6, 10) },
}));

const Words = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), justifyItems: 'start' }));

/** The first screen of a service's page: what it is for, and its glyph in nine blocks. */
export function ServiceHero({ slug }: { slug: ServiceSlug }) {
  return (
    <Container>
      <Columns>
        <Words>
          <Typography variant="h1" sx={{ maxWidth: '14ch' }}>
            <Message id={`service.${slug}.hero.title`} />
          </Typography>
          <Typography variant="lead" component="p" color="textSecondary" sx={{ maxWidth: '42ch', mb: 1 }}>
            <Message id={`service.${slug}.hero.lead`} />
          </Typography>
          <ContactButton />
        </Words>
        <ServiceArt slug={slug} />
      </Columns>
    </Container>
  );
}
