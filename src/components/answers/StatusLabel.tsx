import Typography from '@mui/material/Typography';
import type { DueDiligenceFact } from '../../content/dueDiligence';
import { Message } from '../../i18n/Message';

const colors = { have: 'primary', partly: 'textPrimary', haveNot: 'warning' } as const;

/** The status of an answer in words: the agency has the item, partly has it, or does not have it. */
export function StatusLabel({ status }: { status: DueDiligenceFact['status'] }) {
  return (
    <Typography variant="label" component="b" color={colors[status]}>
      <Message id={`dueDiligence.status.${status}`} />
    </Typography>
  );
}
