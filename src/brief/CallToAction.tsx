import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { ContactButton } from '../contact/ContactButton';
import { parts } from '../content/parts';
import { island } from '../hydration/island';
import { Text } from '../components/text/Text';
import type { MessageId } from '../i18n/messageIds';
import { equalColumns } from '../theme/columns';
import { forcedEdge, layout } from '../theme/measures';
import { printClasses } from '../theme/printClasses';

const FirstQuestion = island(
  async () => (await import(/* webpackChunkName: "firstQuestion" */ './FirstQuestion')).FirstQuestion,
);

const halves = { display: 'grid', gridTemplateColumns: { md: equalColumns(2) } } as const;

/** The words begin at the edge of the page's words. 100% is the width of one half. */
const words = {
  py: { xs: 2.5, md: 6 },
  paddingInlineStart: { xs: layout.gutter, md: `max(${layout.gutter}, calc(100% - ${layout.container} / 2))` },
  paddingInlineEnd: layout.gutter,
  border: forcedEdge,
} as const;

/** The last section of a page: one sentence, Contact Us, and the first question of the brief. */
export function CallToAction({ heading = 'common.cta.heading' }: { heading?: MessageId }) {
  return (
    <Paper component="section" variant="primary" square className={printClasses.hidden} sx={halves}>
      <Box sx={words}>
        <Text
          message={heading}
          variant="h1"
          component="h2"
          sx={{ mb: { xs: 2, md: 4 }, typography: { xs: 'h2', sm: 'h1' } }}
        />
        <ContactButton variant="onPrimary" />
      </Box>
      {parts.brief && <FirstQuestion />}
    </Paper>
  );
}
