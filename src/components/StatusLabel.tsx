import Typography from '@mui/material/Typography';
import type { DueDiligenceFact } from '../content/dueDiligence';
import { Message } from '../i18n/Message';

const frame = { px: 1, py: '2px', border: 2, borderColor: 'primary.main' } as const;

/** As the block of the answer is: full, filled in part with another color, or empty and dashed. */
const looks = {
  have: { color: 'primary.contrastText', bgcolor: 'primary.main', '@media print': { bgcolor: 'transparent' } },
  partly: {
    color: 'text.primary',
    // Below the words, which so can be read in both schemes.
    pb: '6px',
    background: 'linear-gradient(to top, var(--palette-secondary-main) 5px, transparent 0)',
    '@media (forced-colors: active)': { background: 'none' },
  },
  haveNot: { color: 'primary.main', borderStyle: 'dashed' },
} as const;

/** Whether we have what an answer names, in words. */
export function StatusLabel({ status }: { status: DueDiligenceFact['status'] }) {
  return (
    <Typography variant="label" component="b" sx={{ ...frame, ...looks[status] }}>
      <Message id={`dueDiligence.status.${status}`} />
    </Typography>
  );
}
