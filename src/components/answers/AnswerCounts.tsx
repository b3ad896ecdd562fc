import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { factsByTopic, statuses } from '../../content/dueDiligence';
import { Text } from '../text/Text';

const facts = factsByTopic().map(({ fact }) => fact);

/** The number of answers of each status. */
export function AnswerCounts() {
  return (
    <Stack component="ul" role="list" direction="row" sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 2 }}>
      {statuses.map((status) => (
        <li key={status}>
          <Typography variant="figure">{facts.filter((fact) => fact.status === status).length}</Typography>
          <Text message={`dueDiligence.status.${status}`} variant="label" />
        </li>
      ))}
    </Stack>
  );
}
