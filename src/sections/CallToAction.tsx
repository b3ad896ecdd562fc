import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ContactButton } from '../contact/ContactButton';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { LocalLink } from '../components/LocalLink';
import { forcedEdge, layout } from '../theme/measures';

interface CallToActionProps {
  heading?: MessageId;
  text?: MessageId;
}

/** The last section of a page: an invitation to write. */
export function CallToAction({ heading = 'common.cta.heading', text = 'common.cta.text' }: CallToActionProps) {
  const headingId = useId();
  return (
    <Paper
      component="section"
      variant="primary"
      square
      aria-labelledby={headingId}
      data-screen-only
      sx={{ paddingBlock: layout.sectionSpace, borderBlock: forcedEdge }}
    >
      <Container>
        <Stack
          direction="row"
          spacing={5}
          sx={{ flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between' }}
        >
          <div>
            <Typography variant="h1" component="h2" id={headingId} sx={{ maxWidth: '16ch' }}>
              <Message id={heading} />
            </Typography>
            <Typography variant="lead" component="p" sx={{ mt: 2.5, maxWidth: '44ch' }}>
              <Message id={text} />
            </Typography>
          </div>
          <Stack spacing={1} sx={{ alignItems: 'start' }}>
            <ContactButton variant="onPrimary" />
            <LocalLink to="/brief" color="inherit" sx={{ py: '10px' }}>
              <Message id="common.cta.brief" />
            </LocalLink>
          </Stack>
        </Stack>
      </Container>
    </Paper>
  );
}
