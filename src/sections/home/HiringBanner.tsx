import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { company } from '../../content/company';
import { Message } from '../../i18n/Message';
import { ExternalLink } from '../../components/ExternalLink';

const banner = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  rowGap: 1,
  columnGap: 4,
  py: 2.5,
  px: 3,
  '@media print': { py: 1.5, borderColor: 'divider', breakInside: 'avoid' },
} as const;

/** Leads to the company's careers pages. */
export function HiringBanner() {
  return (
    <Container sx={{ mt: { xs: 4, md: 6 } }}>
      <Paper variant="soft" sx={banner}>
        <Typography>
          <Message id="home.hiring.text" />
        </Typography>
        <ExternalLink href={company.links.careers} color="inherit" sx={{ fontWeight: 500 }}>
          <Message id="home.hiring.link" />
        </ExternalLink>
      </Paper>
    </Container>
  );
}
