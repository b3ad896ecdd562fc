import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ContactButton } from '../contact/ContactButton';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { LocalLink } from '../components/links/LocalLink';
import { forcedEdge, layout } from '../theme/measures';
import { printClasses } from '../theme/printClasses';

const band = { borderBlock: forcedEdge, paddingBlock: `calc(0.65 * ${layout.sectionSpace})` } as const;

/** The last section of a page: one sentence that invites to write, and the button for it. */
export function CallToAction({ heading = 'common.cta.heading' }: { heading?: MessageId }) {
  return (
    <Paper component="section" variant="primary" square className={printClasses.hidden} sx={band}>
      <Container>
        <Typography variant="h1" component="h2" sx={{ maxWidth: '20ch', typography: { xs: 'h2', sm: 'h1' } }}>
          <Message id={heading} />
        </Typography>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 0.5, mt: { xs: 3, md: 4 } }}
        >
          <ContactButton variant="onPrimary" />
          <LocalLink to="/brief" color="inherit" sx={{ py: '10px' }}>
            <Message id="common.cta.brief" />
          </LocalLink>
        </Stack>
      </Container>
    </Paper>
  );
}
