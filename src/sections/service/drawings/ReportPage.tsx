import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReportFinding } from '../../../content/service';
import { Message } from '../../../i18n/Message';
import { messageId } from '../../../i18n/messageId';
import { columns } from '../../../theme/columns';
import { Tag } from '../../../components/text/Tag';
import High from './level/high.svg';
import Low from './level/low.svg';
import Medium from './level/medium.svg';
import { PointWords } from '../../PointWords';

const sheet = { px: { xs: 2.5, md: 6 }, py: { xs: 3, sm: 5 }, '@media print': { px: 3, py: 2 } } as const;

const answer = { mt: 2, mb: 4, maxWidth: '28ch', '&:lang(ar)': { lineHeight: 1.35 } } as const;

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '2.5rem minmax(0, 1fr)', md: `4rem ${columns(7, 5)}` },
  columnGap: 2,
  rowGap: 1.5,
  py: 2,
  borderTop: 2,
  borderColor: 'text.primary',
  breakInside: 'avoid',
} as const;

/** In one column where two do not fit. */
const risks = { flexWrap: 'wrap', gap: 2, justifyContent: { md: 'end' } } as const;

const verdicts = { display: 'grid', gap: 3, gridTemplateColumns: { md: columns(5, 7) }, mt: 2 } as const;

const verdict = { p: 3 } as const;

const no = { ...verdict, display: 'flex', alignItems: 'center', columnGap: 3 } as const;

const levels = { low: Low, medium: Medium, high: High } as const;

/** One page of a report as a customer gets it: the answer, the ranked findings with their evidence, what may wait, and a "no". */
export function ReportPage({ prefix, findings }: { prefix: string; findings: readonly ReportFinding[] }) {
  const id = (...parts: string[]) => messageId(prefix, ...parts);
  return (
    <Paper variant="raised" sx={[sheet, { borderRadius: 0 }]}>
      <Stack
        direction={{ xs: 'column-reverse', sm: 'row' }}
        spacing={2}
        sx={{ justifyContent: 'space-between', alignItems: 'start' }}
      >
        <Typography color="textSecondary">
          <Message id={id('question')} />
        </Typography>
        <Box sx={{ flex: 'none' }}>
          <Tag>
            <Message id={id('sample')} />
          </Tag>
        </Box>
      </Stack>
      <Typography variant="quote" component="p" sx={answer}>
        <Message id={id('answer')} />
      </Typography>
      <ol role="list">
        {findings.map((finding, index) => (
          <Box key={finding.id} component="li" sx={row}>
            <Typography
              variant="figure"
              component="span"
              color="primary"
              aria-hidden
              sx={{ gridRow: { xs: 'span 2', md: 'auto' } }}
            >
              {index + 1}
            </Typography>
            <div>
              <Typography variant="h3">
                <Message id={id(finding.id, 'title')} />
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 0.5 }}>
                <Message id={id(finding.id, 'evidence')} />
              </Typography>
            </div>
            <Stack direction="row" sx={risks}>
              {(['risk', 'effort'] as const).map((kind) => {
                const Level = levels[finding[kind]];
                return (
                  <Stack key={kind} spacing={0.75} sx={{ minWidth: 'min(100%, 6.5rem)' }}>
                    <Typography variant="label" component="p">
                      <Message id={id(kind, finding[kind])} />
                    </Typography>
                    <Level width={80} height={24} />
                  </Stack>
                );
              })}
            </Stack>
          </Box>
        ))}
      </ol>
      <Box sx={verdicts}>
        <Box sx={[verdict, { border: '2px dashed', borderColor: 'control' }]}>
          <PointWords title={id('leave', 'title')} text={id('leave', 'text')} />
        </Box>
        <Paper variant="secondary" square sx={no}>
          <Typography variant="h1" component="h3" sx={{ flex: 'none' }}>
            <Message id={id('no', 'title')} />
          </Typography>
          <Typography variant="lead" component="p">
            <Message id={id('no', 'text')} />
          </Typography>
        </Paper>
      </Box>
    </Paper>
  );
}
