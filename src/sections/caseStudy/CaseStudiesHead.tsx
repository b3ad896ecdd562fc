import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Message } from '../../i18n/Message';
import { printClasses } from '../../theme/printClasses';

/** The head of the list: a band so low that the first case study is in the first screen. */
export function CaseStudiesHead() {
  return (
    <Container className={printClasses.flush} sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 4, md: 6 } }}>
      <Typography variant="h1">
        <Message id="caseStudies.hero.title" />
      </Typography>
      <Typography variant="lead" component="p" color="textSecondary" sx={{ mt: { xs: 1.5, md: 2.5 } }}>
        <Message id="caseStudies.hero.lead" />
      </Typography>
    </Container>
  );
}
