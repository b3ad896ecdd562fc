import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import { layout } from '../theme/measures';

/** Where a company goes whose developers would learn on their own code. */
export function TeamTraining() {
  return (
    <Container component="section" sx={{ py: layout.sectionSpace }}>
      <Typography variant="h4" component="h2">
        <Message id="education.outro.heading" />
      </Typography>
      <Typography variant="quote" component="p" sx={{ mt: 2, maxWidth: '44ch' }}>
        <Message id="education.outro.text" />
      </Typography>
    </Container>
  );
}
