import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { evaluationChecks } from '../../../content/serviceDrawings';
import { Message } from '../../../i18n/Message';
import { messageId } from '../../../i18n/messageId';
import { columns } from '../../../theme/columns';
import { quoteFontRef } from '../../../theme/quoteFont';
import { Tag } from '../../../components/Tag';
import { CheckBlock } from './CheckBlock';

const question = {
  p: { xs: 3, md: 6 },
  breakAfter: 'avoid',
  breakInside: 'avoid',
  '@media print': { p: 1.5, '& > p': { fontSize: '1.625rem', maxWidth: 'none' } },
} as const;

const answers = { display: 'grid', gridTemplateColumns: { sm: columns(1, 1) }, breakInside: 'avoid' } as const;

const answer = {
  p: { xs: 3, md: 5 },
  border: '2px solid',
  borderColor: 'primary.main',
  mt: '-2px',
  '@media print': { p: 1.5 },
} as const;

const check = {
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  columnGap: 2,
  alignItems: 'center',
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { py: 0.25 },
} as const;

const verdict = {
  display: 'grid',
  // The score has its line for itself, as long as half of the width is left for the words.
  gridTemplateColumns: { md: 'auto minmax(50%, 1fr)' },
  gap: { xs: 2, md: 6 },
  alignItems: 'center',
  p: { xs: 3, md: 5 },
  '@media print': { gridTemplateColumns: 'auto minmax(50%, 1fr)', columnGap: 4, p: 1.5, breakInside: 'avoid' },
} as const;

/** One evaluation as it runs before a release: a question, the expert's answer and the model's, the checks, the score, and the release that it stops. */
export function Evaluation({ prefix }: { prefix: string }) {
  const id = (...parts: string[]) => messageId(prefix, ...parts);
  return (
    <div>
      <Paper variant="soft" square sx={question}>
        <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', alignItems: 'start', mb: 2 }}>
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
          ref={quoteFontRef}
          sx={{ fontSize: 'clamp(1.75rem, 1rem + 3vw, 3.5rem)', maxWidth: '24ch' }}
        >
          <Message id={id('question')} />
        </Typography>
      </Paper>
      <Box sx={answers}>
        {(['expert', 'model'] as const).map((who) => (
          <Box key={who} sx={[answer, who === 'model' && { borderStyle: 'dashed', ml: { sm: '-2px' } }]}>
            <Typography variant="label" component="p" color="textSecondary">
              <Message id={id(`${who}Label`)} />
            </Typography>
            <Typography variant="h3" component="p" sx={{ mt: 1 }}>
              <Message id={id(who)} />
            </Typography>
          </Box>
        ))}
      </Box>
      <Box component="ul" role="list" sx={{ mx: { xs: 0, md: 5 }, my: 3, '@media print': { my: 1 } }}>
        {evaluationChecks.map(({ id: name, isMet }) => (
          <Box key={name} component="li" sx={check}>
            <CheckBlock isMet={isMet} />
            <Typography>
              <Message id={id('check', name)} />
            </Typography>
            <Typography sx={{ fontWeight: 560 }}>
              <Message id={id(isMet ? 'met' : 'missed')} />
            </Typography>
          </Box>
        ))}
      </Box>
      <Paper variant="secondary" square sx={verdict}>
        <div>
          <Typography variant="display" component="p" sx={{ fontSize: 'clamp(2.5rem, 1.25rem + 3.3vw, 4.5rem)' }}>
            <Message id={id('score')} />
          </Typography>
          <Typography variant="body2" sx={{ mt: 1 }}>
            <Message id={id('before')} />
          </Typography>
        </div>
        <div>
          <Typography variant="h2" component="p">
            <Message id={id('verdict')} />
          </Typography>
          <Typography sx={{ mt: 1 }}>
            <Message id={id('verdictText')} />
          </Typography>
        </div>
      </Paper>
    </div>
  );
}
