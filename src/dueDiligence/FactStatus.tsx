import Typography from '@mui/material/Typography';
import type { DueDiligenceFact } from '../content/dueDiligence';
import { Message } from '../i18n/Message';

/** Beside a fact's title the mark of a sample comes first, and the status stands at the end. */
const status = { order: { sm: 1 }, marginInlineStart: { sm: 'auto' } } as const;

/** Whether we have what a fact names, in words; what is made up says so. */
export function FactStatus({ fact }: { fact: DueDiligenceFact }) {
  return (
    <>
      <Typography variant="label" component="p" color="primary" sx={status}>
        <Message id={`dueDiligence.status.${fact.status}`} />
      </Typography>
      {fact.sample === true && (
        <Typography variant="label" component="p" color="textSecondary" sx={{ fontWeight: 400 }}>
          <Message id="dueDiligence.sample" />
        </Typography>
      )}
    </>
  );
}
