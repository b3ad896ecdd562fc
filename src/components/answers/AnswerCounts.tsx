import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { factsByTopic, statuses } from '../../content/dueDiligence';
import { Message } from '../../i18n/Message';

const facts = factsByTopic().map(({ fact }) => fact);

/** The number of answers of each status. */
export function AnswerCounts() {
  return (
    <Stack component="ul" role="list" direction="row" sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 2 }}>
      {statuses.map((status) => (
        <li key={status}>
          <Typography variant="figure" component="p">
            {facts.filter((fact) => fact.status === status).length}
          </Typography>
          <Typography variant="label" component="p">
            <Message id={`dueDiligence.status.${status}`} />
          </Typography>
        </li>
      ))}
    </Stack>
  );
}
