import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ContactButton } from '../contact/ContactButton';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { forcedEdge, layout } from '../theme/measures';

const Ground = styled('section')(({ theme }) => ({
  paddingBlock: layout.sectionSpace,
  borderBlock: forcedEdge,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '--focus-ring': theme.vars.palette.primary.contrastText,
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(5),
  '& a': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.contrastText,
    '&:hover': { backgroundColor: theme.vars.palette.secondary.main, color: theme.vars.palette.secondary.contrastText },
  },
}));

interface CallToActionProps {
  heading?: MessageId;
  text?: MessageId;
}

/** The last slab of a page: an invitation to write. */
export function CallToAction({ heading = 'common.cta.heading', text = 'common.cta.text' }: CallToActionProps) {
  const headingId = useId();
  return (
    <Ground aria-labelledby={headingId} data-screen-only>
      <Container>
        <Row>
          <div>
            <Typography variant="h1" component="h2" id={headingId} sx={{ maxWidth: '16ch' }}>
              <Message id={heading} />
            </Typography>
            <Typography variant="lead" component="p" sx={{ mt: 2.5, maxWidth: '44ch' }}>
              <Message id={text} />
            </Typography>
          </div>
          <ContactButton />
        </Row>
      </Container>
    </Ground>
  );
}
