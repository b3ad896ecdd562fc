import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { dueDiligence, dueDiligenceTopics } from '../content/dueDiligence';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { FragmentLink } from '../components/FragmentLink';
import { AnswerColumn } from './AnswerColumn';

/** A column of blocks for each topic, and rows of blocks where there is no room for ten columns. */
const topics = {
  display: 'grid',
  columnGap: { xs: 4, lg: '4px' },
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    lg: `repeat(${dueDiligenceTopics.length}, minmax(0, 1fr))`,
  },
  gridTemplateRows: { lg: 'auto auto' },
  '@media print': { gridTemplateColumns: `repeat(${dueDiligenceTopics.length}, auto)`, columnGap: 0 },
} as const;

const other = { display: 'inline-block', py: 1.25, fontSize: '0.875rem', color: 'text.secondary' } as const;

/** All answers at a glance: a column for each topic, a block for each answer, and each leads to its place. */
export function AnswerIndex() {
  const labelId = useId();
  return (
    <Box
      component="nav"
      aria-labelledby={labelId}
      data-on-paper
      sx={{ mt: { xs: 5, md: 8 }, '@media print': { mt: 3 } }}
    >
      <Typography variant="label" component="p" id={labelId} data-screen-only sx={{ mb: { xs: 1, lg: 2 } }}>
        <Message id="common.onThisPage" />
      </Typography>
      <Box component="ul" role="list" sx={topics}>
        {dueDiligenceTopics.map((topic) => (
          <AnswerColumn key={topic} id={topic} facts={dueDiligence[topic]} />
        ))}
      </Box>
      <Stack component="ul" role="list" direction="row" data-screen-only sx={{ flexWrap: 'wrap', columnGap: 3, mt: 2 }}>
        {['missing', 'programs'].map((id) => (
          <li key={id}>
            <FragmentLink to={id} sx={other}>
              <Message id={messageId('dueDiligence', id, 'heading')} />
            </FragmentLink>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
