import Typography from '@mui/material/Typography';
import type { DueDiligenceFact } from '../content/dueDiligence';
import { Message } from '../i18n/Message';
import { StatusLabel } from '../components/StatusLabel';

/** Whether we have what a fact names; what is made up says so. */
export function FactStatus({ fact }: { fact: DueDiligenceFact }) {
  return (
    <>
      <StatusLabel status={fact.status} />
      {fact.sample === true && (
        <Typography variant="label" component="p" color="textSecondary" sx={{ fontWeight: 400 }}>
          <Message id="dueDiligence.sample" />
        </Typography>
      )}
    </>
  );
}
