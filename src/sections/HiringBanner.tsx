import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { company } from '../content/company';
import { forcedEdge } from '../theme/measures';
import { Message } from '../i18n/Message';
import { ExternalLink } from '../components/ExternalLink';

const Banner = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 4),
  padding: theme.spacing(2.5, 3),
  border: forcedEdge,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.primary.light,
  '& a': { color: 'inherit', fontWeight: 500 },
}));

/** Leads to the company's careers pages. */
export function HiringBanner() {
  return (
    <Container sx={{ mt: { xs: 4, md: 6 } }}>
      <Banner>
        <Typography>
          <Message id="home.hiring.text" />
        </Typography>
        <ExternalLink href={company.links.careers}>
          <Message id="home.hiring.link" />
        </ExternalLink>
      </Banner>
    </Container>
  );
}
