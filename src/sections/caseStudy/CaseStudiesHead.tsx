import Container from '@mui/material/Container';
import { Text } from '../../components/text/Text';
import { printClasses } from '../../theme/printClasses';

/** The head of the list. Its small height keeps the first case study in the first screen. */
export function CaseStudiesHead() {
  return (
    <Container className={printClasses.flush} sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 4, md: 6 } }}>
      <Text message="caseStudies.hero.title" variant="h1" />
      <Text message="caseStudies.hero.lead" variant="lead" color="textSecondary" sx={{ mt: { xs: 1.5, md: 2.5 } }} />
    </Container>
  );
}
