import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { evaluationChecks } from '../../../content/serviceDrawings';
import { Message } from '../../../i18n/Message';
import { messageId } from '../../../i18n/messageId';
import { columns } from '../../../theme/columns';
import { tight } from '../../../theme/measures';
import { Tag } from '../../../components/Tag';
import Met from './check/met.svg';
import Missed from './check/missed.svg';

/** Arabic lines stand further apart, as in headings (globalStyles.ts). */
const arabicLines = { '&:lang(ar)': { lineHeight: 1.35 } } as const;

const question = {
  p: { xs: 3, md: 5 },
  breakAfter: 'avoid',
  breakInside: 'avoid',
  '@media print': { p: 1.5, '& > p': { fontSize: '1.625rem', maxWidth: 'none' } },
} as const;

const answers = { display: 'grid', gridTemplateColumns: { sm: columns(1, 1) }, breakInside: 'avoid' } as const;

/** With its border as far from its words as the question and the score are. */
const answer = {
  p: { xs: '22px', md: '38px' },
  border: '2px solid',
  borderColor: 'primary.main',
  mt: '-2px',
  '@media print': { p: 1.5 },
} as const;

/** Over the border of the expert's: its words begin where what came of it does. */
const modelsAnswer = {
  borderStyle: 'dashed',
  marginInlineStart: { sm: '-2px' },
  paddingInlineStart: { sm: 3, md: 5 },
} as const;

/** What is asked stands below the expert's answer, which it comes from, and what came of it below the model's. */
const checks = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(min-content, 1fr) auto', sm: columns(1, 1) },
  columnGap: { xs: 2, sm: 0 },
  overflowWrap: 'break-word',
  [tight]: { gridTemplateColumns: columns(1) },
  my: 3,
  '@media print': { my: 1 },
} as const;

const check = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  rowGap: 1,
  // On phones its words begin where those of the panels do.
  px: { xs: 3, sm: 0 },
  py: 1.5,
  '& > *': { paddingInlineStart: { sm: 3, md: 5 } },
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { py: 0.25, '& > *': { paddingInlineStart: 1.5 } },
} as const;

const verdict = {
  display: 'grid',
  gridTemplateColumns: { md: columns(1, 1) },
  alignItems: 'end',
  gap: { xs: 3, md: 0 },
  py: { xs: 3, md: 5 },
  breakInside: 'avoid',
  '@media print': { gridTemplateColumns: columns(1, 1), py: 1.5 },
} as const;

/** Each half begins where the answer above it does. */
const half = { px: { xs: 3, md: 5 }, '@media print': { px: 1.5 } } as const;

/** One evaluation as it runs before a release: a question, the expert's answer and the model's, the checks, the score, and the release that it stops. */
export function Evaluation({ prefix }: { prefix: string }) {
  const id = (...parts: string[]) => messageId(prefix, ...parts);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Paper variant="soft" square sx={question}>
        <Stack
          direction="row"
          spacing={2}
          sx={{ justifyContent: 'space-between', alignItems: 'start', mb: 2, [tight]: { flexWrap: 'wrap' } }}
        >
          <Typography variant="label" component="p">
            <Message id={id('questionLabel')} />
          </Typography>
          <Tag>
            <Message id={id('sample')} />
          </Tag>
        </Stack>
        <Typography
          variant="quote"
          component="p"

          sx={[arabicLines, { fontSize: 'clamp(1.75rem, 1rem + 3vw, 3.5rem)', maxWidth: '24ch' }]}
        >
          <Message id={id('question')} />
        </Typography>
      </Paper>
      <Box sx={answers}>
        {(['expert', 'model'] as const).map((who) => (
          <Box key={who} sx={[answer, who === 'model' && modelsAnswer]}>
            <Typography variant="label" component="p" color="textSecondary">
              <Message id={id(`${who}Label`)} />
            </Typography>
            <Typography variant="h3" component="p" sx={[arabicLines, { mt: 1 }]}>
              <Message id={id(who)} />
            </Typography>
          </Box>
        ))}
      </Box>
      <Box component="ul" role="list" sx={checks}>
        {evaluationChecks.map(({ id: name, isMet }) => (
          <Box key={name} component="li" sx={check}>
            <Typography>
              <Message id={id('check', name)} />
            </Typography>
            <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', fontWeight: 560 }}>
              {isMet ? <Met width={40} height={40} /> : <Missed width={40} height={40} />}
              <span>
                <Message id={id(isMet ? 'met' : 'missed')} />
              </span>
            </Stack>
          </Box>
        ))}
      </Box>
      <Paper variant="secondary" square sx={verdict}>
        <Box sx={half}>
          <Typography variant="display" component="p" sx={{ fontSize: 'clamp(2.5rem, 1.25rem + 3.3vw, 4.5rem)' }}>
            <Message id={id('score')} />
          </Typography>
          <Typography variant="body2" sx={{ mt: 1 }}>
            <Message id={id('before')} />
          </Typography>
        </Box>
        <Box sx={half}>
          <Typography variant="h2" component="p">
            <Message id={id('verdict')} />
          </Typography>
          <Typography sx={{ mt: 1 }}>
            <Message id={id('verdictText')} />
          </Typography>
        </Box>
      </Paper>
    </Box>
  );
}
