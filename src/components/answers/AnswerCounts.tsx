import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { factsByTopic, statuses } from '../../content/dueDiligence';
import { Message } from '../../i18n/Message';
import { tight } from '../../theme/measures';
import { StatusBlock } from '../StatusBlock';

const figures = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: { sm: 'start' },
  columnGap: { xs: 2, sm: 4 },
  [tight]: { gridTemplateColumns: 'auto', rowGap: 2 },
  '@media print': { columnGap: 2 },
} as const;

const facts = factsByTopic().map(({ fact }) => fact);

/** How many answers there are of each status, which says what the three looks of a block mean. */
export function AnswerCounts() {
  return (
    <Box component="ul" role="list" sx={figures}>
      {statuses.map((status) => (
        <li key={status}>
          <Typography variant="figure" component="p">
            {facts.filter((fact) => fact.status === status).length}
          </Typography>
          <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, fontWeight: 500 }}>
            <StatusBlock data-status={status} aria-hidden sx={{ fontSize: 20 }} />
            <Message id={`dueDiligence.status.${status}`} />
          </Typography>
        </li>
      ))}
    </Box>
  );
}
