import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import { Text } from '../../components/text/Text';
import { layout } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';

/** The company's promise in one large sentence. */
export function Statement() {
  return (
    <Paper variant="soft" square className={printClasses.flush} sx={{ py: layout.sectionSpace }}>
      <Container>
        {/* Arabic letters need more height. */}
        <Text
          message="aboutUs.statement"
          variant="statement"
          sx={{ maxWidth: '30ch', '&:lang(ar)': { lineHeight: 1.4 } }}
        />
      </Container>
    </Paper>
  );
}
