import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dueDiligence, dueDiligenceTopics, factsByTopic } from '../../content/dueDiligence';
import { AddMessages } from '../../i18n/AddMessages';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { useMessage } from '../../i18n/useMessage';
import { columns } from '../../theme/columns';
import { AnswerCounts } from '../../components/answers/AnswerCounts';
import { TopicIndex } from '../../components/answers/TopicIndex';
import { PackAnswer } from './PackAnswer';
import { PackSection } from './PackSection';
import { printClasses } from '../../theme/printClasses';

/** How many, and of which day. */
const counted = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 2,
} as const;

const atAGlance = { mt: { xs: 3, md: 4 }, mb: { xs: 5, md: 8 }, '@media print': { my: 2 } } as const;

/** Topics below each other, on paper in two columns. */
const topics = {
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '@media print': { columnCount: 2, columnGap: '8mm', fontSize: '8pt', lineHeight: 1.35 },
} as const;

/** Its name next to its answers, in rows of two. */
const topicRow = {
  '@media screen': {
    display: 'grid',
    gridTemplateColumns: { md: columns(3, 9) },
    columnGap: 3,
    rowGap: 1,
    py: 1.5,
    borderTop: 1,
    borderColor: 'divider',
    '& > dl': {
      display: 'grid',
      gridTemplateColumns: { sm: columns(1, 1) },
      alignContent: 'start',
      columnGap: 3,
      rowGap: 0.5,
    },
  },
  '@media print': { '& > h3': { mb: 1 }, '& > dl': { mb: 3 }, '& > dl > div': { mb: 1.5 } },
} as const;

const [day, ...otherDays] = new Set(factsByTopic().map(({ fact }) => fact.asOf));

/** The day of the last check, where it is one for all answers. */
const commonDay = otherDays.length === 0 ? day : undefined;

/** The answers of the page on due diligence, in short: at a glance, then all of them with their dates. */
export function PackFacts() {
  const message = useMessage();
  return (
    <AddMessages of="dueDiligence">
      <PackSection name="facts" onNewSheet>
        <Box sx={counted}>
          <AnswerCounts />
          {commonDay !== undefined && (
            <Typography variant="body2" sx={{ fontWeight: 500 }}>
              <Message id="dueDiligence.asOf" values={{ date: <Message id={messageId('day', commonDay)} /> }} />
            </Typography>
          )}
        </Box>
        <Box component="nav" aria-label={message('common.onThisPage')} className={printClasses.shown} sx={atAGlance}>
          <TopicIndex />
        </Box>
        <Box sx={topics}>
          {dueDiligenceTopics.map((topic) => (
            <Box key={topic} sx={topicRow}>
              <Typography variant="h4" component="h3" id={topic}>
                <Message id={`dueDiligence.${topic}.heading`} />
              </Typography>
              <dl>
                {dueDiligence[topic].map((fact) => (
                  <PackAnswer key={fact.id} fact={fact} dated={commonDay === undefined} />
                ))}
              </dl>
            </Box>
          ))}
        </Box>
      </PackSection>
    </AddMessages>
  );
}
