import Container from '@mui/material/Container';
import { Text } from '../components/text/Text';
import { layout } from '../theme/measures';

/** The offer of training for teams, on their own code. */
export function TeamTraining() {
  return (
    <Container component="section" sx={{ py: layout.sectionSpace }}>
      <Text message="education.outro.heading" variant="h4" component="h2" />
      <Text message="education.outro.text" variant="quote" sx={{ mt: 2, maxWidth: '44ch' }} />
    </Container>
  );
}
