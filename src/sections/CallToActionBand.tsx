import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ContactButton } from '../contact/ContactButton';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { Icon } from '../components/art/Icon';
import { LocalLink } from '../components/LocalLink';
import { columns } from '../theme/columns';
import { forcedEdge, layout } from '../theme/measures';
import { NinthBlock } from './NinthBlock';

interface CallToActionProps {
  heading?: MessageId;
  text?: MessageId;
  /** Which block the button stands for: pages differ in it. */
  gap?: number;
}

const band = {
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: { sm: columns(6, 6) },
  gap: { xs: 5, md: 6 },
  // On wide screens as high as a heading of two lines needs with all the space around it; one of three takes some of that, so that blocks stay squares.
  minHeight: { sm: 'min(58vw, 22rem)', md: `calc(2 * ${layout.sectionSpace} + 17.455rem)` },
  paddingBlockStart: { xs: 7, sm: 0 },
} as const;

/** The last section of a page: an invitation to write, whose button is the block that its nine lack. */
export function CallToActionBand({
  heading = 'common.cta.heading',
  text = 'common.cta.text',
  gap = 0,
}: CallToActionProps) {
  return (
    <Paper component="section" variant="primary" square data-screen-only sx={{ borderBlock: forcedEdge }}>
      <Container>
        <Box sx={band}>
          <Box sx={{ paddingBlock: { sm: 6, md: `calc(0.75 * ${layout.sectionSpace})` } }}>
            <Typography variant="h1" component="h2" sx={{ maxWidth: '16ch', typography: { sm: 'h2', md: 'h1' } }}>
              <Message id={heading} />
            </Typography>
            <Typography variant="lead" component="p" sx={{ mt: 2.5, maxWidth: '44ch' }}>
              <Message id={text} />
            </Typography>
            <LocalLink to="/brief" color="inherit" sx={{ display: 'inline-block', mt: 2, py: '10px' }}>
              <Message id="common.cta.brief" />
            </LocalLink>
          </Box>
          <NinthBlock gap={gap}>
            <ContactButton variant="onPrimary">
              <Message id="common.contactUs" />
              <Icon name="arrow-right" size={28} />
            </ContactButton>
          </NinthBlock>
        </Box>
      </Container>
    </Paper>
  );
}
