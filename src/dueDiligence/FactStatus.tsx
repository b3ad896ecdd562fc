import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DueDiligenceFact } from '../content/dueDiligence';
import { Message } from '../i18n/Message';

const filled = { have: '100%', partly: '50%', haveNot: '0%' } as const;

const block = {
  display: 'inline-block',
  width: '0.85em',
  height: '0.85em',
  marginInlineEnd: 1,
  verticalAlign: '-0.08em',
  border: '2px solid currentColor',
  borderRadius: '2px',
  // The filling is a background, which browsers leave out on paper unless they are told.
  printColorAdjust: 'exact',
} as const;

/** Whether we have what a fact names, in words; the block beside them is full, half full or empty. */
export function FactStatus({ status }: { status: DueDiligenceFact['status'] }) {
  return (
    <Typography variant="label" component="p" sx={{ whiteSpace: 'nowrap' }}>
      <Box
        component="span"
        aria-hidden
        sx={{ ...block, background: `linear-gradient(to top, currentColor ${filled[status]}, transparent 0)` }}
      />
      <Message id={`dueDiligence.status.${status}`} />
    </Typography>
  );
}
