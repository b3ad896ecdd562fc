import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Tag } from '../../components/text/Tag';
import { Text } from '../../components/text/Text';
import type { EvaluationCheck } from '../../content/service';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { columns, equalColumns } from '../../theme/columns';
import { tight } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';
import Met from './met.svg';
import Missed from './missed.svg';

const spread = { justifyContent: 'space-between', alignItems: 'start', flexWrap: 'wrap', gap: 1 } as const;

const halves = { display: 'grid', gridTemplateColumns: { sm: equalColumns(2) } } as const;

const answer = { p: 3, mt: '-2px', border: '2px solid', borderColor: 'primary.main' } as const;

/** Either all verdicts are next to their checks or all are below them, whatever the length of the words is. */
const check = {
  display: 'grid',
  gridTemplateColumns: `${columns(1)} 8rem`,
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: { xs: 0, sm: 3 },
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  [tight]: { gridTemplateColumns: columns(1) },
} as const;

const answers = {
  expert: answer,
  // Over the border of the expert's answer.
  model: { ...answer, borderStyle: 'dashed', marginInlineStart: { sm: '-2px' } },
} as const;

/** An evaluation before a release: a question, the expert's answer, the model's answer, the checks, the score and the verdict. */
export function Evaluation({ prefix, checks }: { prefix: string; checks: readonly EvaluationCheck[] }) {
  const id = (...parts: string[]) => messageId(prefix, ...parts);
  return (
    <>
      <Paper variant="soft" square className={printClasses.whole} sx={{ p: 3 }}>
        <Stack direction="row" sx={spread}>
          <Text message={id('questionLabel')} variant="label" />
          <Tag>
            <Message id={id('sample')} />
          </Tag>
        </Stack>
        <Text message={id('question')} variant="quote" sx={{ mt: 1 }} />
      </Paper>
      <Box className={printClasses.whole} sx={halves}>
        {(['expert', 'model'] as const).map((who) => (
          <Box key={who} sx={answers[who]}>
            <Text message={id(`${who}Label`)} variant="label" color="textSecondary" />
            <Text message={id(who)} variant="h3" component="p" sx={{ mt: 1, '&:lang(ar)': { lineHeight: 1.35 } }} />
          </Box>
        ))}
      </Box>
      <Box component="ul" role="list" sx={{ containerType: 'inline-size' }}>
        {checks.map(({ id: name, isMet }) => {
          const Mark = isMet ? Met : Missed;
          return (
            <Box key={name} component="li" sx={check}>
              <Text message={id('check', name)} />
              <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontWeight: 'fontWeightBold' }}>
                <Mark width={32} height={32} />
                <Message id={id(isMet ? 'met' : 'missed')} />
              </Typography>
            </Box>
          );
        })}
      </Box>
      <Paper variant="secondary" square className={printClasses.whole} sx={{ ...halves, gap: 6, mt: 3, p: 3 }}>
        <div>
          <Text message={id('score')} variant="h1" component="p" />
          <Text message={id('before')} variant="body2" sx={{ mt: 1 }} />
        </div>
        <div>
          <Text message={id('verdict')} variant="h2" component="p" />
          <Text message={id('verdictText')} sx={{ mt: 1 }} />
        </div>
      </Paper>
    </>
  );
}
