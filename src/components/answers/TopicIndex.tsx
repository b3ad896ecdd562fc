import Box from '@mui/material/Box';
import { dueDiligence, type DueDiligenceFact, dueDiligenceTopics } from '../../content/dueDiligence';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { equalColumns } from '../../theme/columns';
import { printClasses } from '../../theme/printClasses';
import { FragmentLink } from '../links/FragmentLink';
import { Text } from '../text/Text';

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))', md: equalColumns(5) },
  columnGap: 3,
  rowGap: 1.5,
} as const;

/** Links to the topics, each with the number of its answers that say "We have it". */
export function TopicIndex() {
  return (
    <Box component="ul" role="list" className={[printClasses.columns5, printClasses.dense].join(' ')} sx={list}>
      {dueDiligenceTopics.map((topic) => {
        const facts: readonly DueDiligenceFact[] = dueDiligence[topic];
        const have = facts.filter(({ status }) => status === 'have').length;
        return (
          <li key={topic}>
            <FragmentLink to={topic} color="textPrimary" sx={{ fontWeight: 'fontWeightMedium' }}>
              <Message id={messageId('dueDiligence', topic, 'heading')} />
            </FragmentLink>
            <Text
              message="dueDiligence.topicCount"
              variant="body2"
              color="textSecondary"
              values={{ number: have, count: facts.length }}
            />
          </li>
        );
      })}
    </Box>
  );
}
