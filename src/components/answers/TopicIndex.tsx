import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dueDiligence, type DueDiligenceFact, dueDiligenceTopics } from '../../content/dueDiligence';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { FragmentLink } from '../links/FragmentLink';

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
  columnGap: 3,
  rowGap: 1.5,
  '@media print': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', rowGap: 0.5, fontSize: '8pt' },
} as const;

/** The topics, each with how many of its answers are "We have it". */
export function TopicIndex() {
  return (
    <Box component="ul" role="list" sx={list}>
      {dueDiligenceTopics.map((topic) => {
        const facts: readonly DueDiligenceFact[] = dueDiligence[topic];
        const have = facts.filter(({ status }) => status === 'have').length;
        return (
          <li key={topic}>
            <FragmentLink to={topic} sx={{ fontWeight: 500, color: 'text.primary' }}>
              <Message id={messageId('dueDiligence', topic, 'heading')} />
            </FragmentLink>
            <Typography variant="body2" color="textSecondary">
              <Message id="dueDiligence.topicCount" values={{ number: have, count: facts.length }} />
            </Typography>
          </li>
        );
      })}
    </Box>
  );
}
