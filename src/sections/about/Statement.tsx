import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Message } from '../../i18n/Message';
import { layout } from '../../theme/measures';

const size = {
  fontSize: 'clamp(2rem, 0.9rem + 4.6vw, 5rem)',
  lineHeight: 1.08,
  maxWidth: '30ch',
  // Arabic letters reach further down.
  '&:lang(ar)': { lineHeight: 1.4 },
  '@media print': { fontSize: '21pt' },
} as const;

/** One sentence that the company is held to, as large as the page allows. */
export function Statement() {
  return (
    <Paper variant="soft" square sx={{ paddingBlock: layout.sectionSpace, '@media print': { paddingBlock: 1.5 } }}>
      <Container>
        <Typography variant="quote" component="p" sx={size}>
          <Message id="aboutUs.statement" />
        </Typography>
      </Container>
    </Paper>
  );
}
