import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { dueDiligence, dueDiligenceTopics, factsByTopic } from '../../content/dueDiligence';
import { AddMessages } from '../../i18n/AddMessages';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { useMessage } from '../../i18n/useMessage';
import { columns, equalColumns } from '../../theme/columns';
import { printClasses } from '../../theme/printClasses';
import { AnswerCounts } from '../../components/answers/AnswerCounts';
import { TopicIndex } from '../../components/answers/TopicIndex';
import { Text } from '../../components/text/Text';
import { PackAnswer } from './PackAnswer';
import { PackSection } from './PackSection';

/** A topic's name next to its answers, with two answers in a row. */
const topicRow = {
  display: 'grid',
  gridTemplateColumns: { md: columns(3, 9) },
  columnGap: 3,
  rowGap: 1,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const answers = { display: 'grid', gridTemplateColumns: { sm: equalColumns(2) }, columnGap: 3, rowGap: 0.5 } as const;

const [day, ...otherDays] = new Set(factsByTopic().map(({ fact }) => fact.asOf));

/** The day of the last check, if it is the same for all answers. */
const commonDay = otherDays.length === 0 ? day : undefined;

/** The answers of due diligence: their counts, the index of topics, then all answers with their dates. */
export function PackFacts() {
  const message = useMessage();
  return (
    <AddMessages of="dueDiligence">
      <PackSection name="facts" onNewSheet>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: 2 }}>
          <AnswerCounts />
          {commonDay !== undefined && (
            <Text
              message="dueDiligence.asOf"
              variant="body2"
              sx={{ fontWeight: 'fontWeightMedium' }}
              values={{ date: <Message id={messageId('day', commonDay)} /> }}
            />
          )}
        </Stack>
        <Box
          component="nav"
          aria-label={message('common.onThisPage')}
          className={printClasses.shown}
          sx={{ mt: { xs: 3, md: 4 }, mb: { xs: 5, md: 8 } }}
        >
          <TopicIndex />
        </Box>
        <Box className={printClasses.answers} sx={{ typography: 'dense' }}>
          {dueDiligenceTopics.map((topic) => (
            <Box key={topic} className={printClasses.block} sx={topicRow}>
              <Text message={`dueDiligence.${topic}.heading`} variant="h4" id={topic} />
              <Box component="dl" className={printClasses.block} sx={answers}>
                {dueDiligence[topic].map((fact) => (
                  <PackAnswer key={fact.id} fact={fact} dated={commonDay === undefined} />
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      </PackSection>
    </AddMessages>
  );
}
