import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Tag } from '../../components/text/Tag';
import { Text } from '../../components/text/Text';
import type { ReportFinding } from '../../content/service';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { columns } from '../../theme/columns';
import { PointWords } from '../PointWords';
import High from './high.svg';
import Low from './low.svg';
import Medium from './medium.svg';

const levels = { low: Low, medium: Medium, high: High } as const;

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '2.5rem 1fr', md: `4rem ${columns(7, 5)}` },
  columnGap: 2,
  rowGap: 1.5,
  py: 2,
  borderTop: 2,
  borderColor: 'text.primary',
} as const;

/** One page of a customer's report: the answer, the ranked findings with their evidence, the work that can wait, and a "no". */
export function ReportPage({ prefix, findings }: { prefix: string; findings: readonly ReportFinding[] }) {
  const id = (...parts: string[]) => messageId(prefix, ...parts);
  return (
    <Paper variant="raised" sx={{ borderRadius: 0, px: { xs: 2.5, md: 6 }, py: { xs: 3, md: 5 } }}>
      <Stack direction={{ xs: 'column-reverse', sm: 'row' }} spacing={2} sx={{ alignItems: 'start' }}>
        <Text message={id('question')} color="textSecondary" sx={{ flex: 1 }} />
        <Tag>
          <Message id={id('sample')} />
        </Tag>
      </Stack>
      <Text
        message={id('answer')}
        variant="quote"
        sx={{ mt: 2, mb: 4, maxWidth: '28ch', '&:lang(ar)': { lineHeight: 1.35 } }}
      />
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
            <PointWords title={id(finding.id, 'title')} text={id(finding.id, 'evidence')} />
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, justifyContent: { md: 'end' } }}>
              {(['risk', 'effort'] as const).map((kind) => {
                const Level = levels[finding[kind]];
                return (
                  <Stack key={kind} spacing={0.75} sx={{ minWidth: 'min(100%, 6.5rem)' }}>
                    <Text message={id(kind, finding[kind])} variant="label" />
                    <Level width={80} height={24} />
                  </Stack>
                );
              })}
            </Stack>
          </Box>
        ))}
      </ol>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: columns(5, 7) }, mt: 2 }}>
        <Box sx={{ p: 3, border: '2px dashed', borderColor: 'control' }}>
          <PointWords title={id('leave', 'title')} text={id('leave', 'text')} />
        </Box>
        <Paper variant="secondary" square sx={{ display: 'flex', alignItems: 'center', columnGap: 3, p: 3 }}>
          <Text message={id('no', 'title')} variant="h1" component="h3" sx={{ flex: 'none' }} />
          <Text message={id('no', 'text')} variant="lead" />
        </Paper>
      </Box>
    </Paper>
  );
}
