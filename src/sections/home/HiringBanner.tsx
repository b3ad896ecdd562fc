import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { company } from '../../content/company';
import { Message } from '../../i18n/Message';
import { ExternalLink } from '../../components/links/ExternalLink';

/** One line that leads to the company's careers pages. */
export function HiringBanner() {
  return (
    <Container>
      <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 3 }}>
        <span>
          <Message id="home.hiring.text" />
        </span>
        <ExternalLink href={company.links.careers} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
          <Message id="home.hiring.link" />
        </ExternalLink>
      </Typography>
    </Container>
  );
}
