import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { EvaluationCheck } from '../../../content/service';
import { Message } from '../../../i18n/Message';
import { messageId } from '../../../i18n/messageId';
import { columns } from '../../../theme/columns';
import { Tag } from '../../../components/text/Tag';
import Met from './check/met.svg';
import Missed from './check/missed.svg';

/** Arabic lines are further apart, as in headings (globalStyles.ts). */
const arabicLines = { '&:lang(ar)': { lineHeight: 1.35 } } as const;

const panel = { p: 3, breakInside: 'avoid' } as const;

const spread = { justifyContent: 'space-between', alignItems: 'start', flexWrap: 'wrap', gap: 1 } as const;

const halves = { display: 'grid', gridTemplateColumns: { sm: columns(1, 1) }, breakInside: 'avoid' } as const;

const answer = { p: 3, mt: '-2px', border: '2px solid', borderColor: 'primary.main' } as const;

/** Over the border of the expert's. */
const modelsAnswer = { ...answer, borderStyle: 'dashed', marginInlineStart: { sm: '-2px' } } as const;

const check = {
  ...spread,
  alignItems: 'center',
  px: 3,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** One evaluation as it runs before a release: a question, the expert's answer and the model's, the checks, the score, and the release that it stops. */
export function Evaluation({ prefix, checks }: { prefix: string; checks: readonly EvaluationCheck[] }) {
  const id = (...parts: string[]) => messageId(prefix, ...parts);
  return (
    <>
      <Paper variant="soft" square sx={panel}>
        <Stack direction="row" sx={spread}>
          <Typography variant="label" component="p">
            <Message id={id('questionLabel')} />
          </Typography>
          <Tag>
            <Message id={id('sample')} />
          </Tag>
        </Stack>
        <Typography variant="quote" component="p" sx={{ mt: 1 }}>
          <Message id={id('question')} />
        </Typography>
      </Paper>
      <Box sx={halves}>
        {(['expert', 'model'] as const).map((who) => (
          <Box key={who} sx={who === 'model' ? modelsAnswer : answer}>
            <Typography variant="label" component="p" color="textSecondary">
              <Message id={id(`${who}Label`)} />
            </Typography>
            <Typography variant="h3" component="p" sx={[arabicLines, { mt: 1 }]}>
              <Message id={id(who)} />
            </Typography>
          </Box>
        ))}
      </Box>
      <ul role="list">
        {checks.map(({ id: name, isMet }) => (
          <Stack key={name} component="li" direction="row" sx={check}>
            <Typography>
              <Message id={id('check', name)} />
            </Typography>
            <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: '7rem', fontWeight: 560 }}>
              {isMet ? <Met width={32} height={32} /> : <Missed width={32} height={32} />}
              <span>
                <Message id={id(isMet ? 'met' : 'missed')} />
              </span>
            </Stack>
          </Stack>
        ))}
      </ul>
      <Paper variant="secondary" square sx={{ mt: 3 }}>
        <Box sx={halves}>
          <Box sx={panel}>
            <Typography variant="h1" component="p">
              <Message id={id('score')} />
            </Typography>
            <Typography variant="body2" sx={{ mt: 1 }}>
              <Message id={id('before')} />
            </Typography>
          </Box>
          <Box sx={panel}>
            <Typography variant="h2" component="p">
              <Message id={id('verdict')} />
            </Typography>
            <Typography sx={{ mt: 1 }}>
              <Message id={id('verdictText')} />
            </Typography>
          </Box>
        </Box>
      </Paper>
    </>
  );
}
