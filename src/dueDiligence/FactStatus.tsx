import Typography from '@mui/material/Typography';
import type { DueDiligenceFact } from '../content/dueDiligence';
import { Message } from '../i18n/Message';

/** Beside a fact's title the mark of a sample comes first, and the status stands at the end. */
const status = {
  order: { sm: 1 },
  marginInlineStart: { sm: 'auto' },
  px: 1,
  py: '2px',
  border: 2,
  borderColor: 'primary.main',
} as const;

/** As the block of the answer is: full, filled in part with another color, or empty and dashed. */
const looks = {
  have: { color: 'primary.contrastText', bgcolor: 'primary.main', '@media print': { bgcolor: 'transparent' } },
  partly: {
    color: 'text.primary',
    background: 'linear-gradient(to top, var(--filling) 50%, transparent 0)',
    // Words can be read on both halves.
    '--filling':
      'light-dark(var(--palette-secondary-main), color-mix(in srgb, var(--palette-secondary-main) 25%, transparent))',
    '@media (forced-colors: active)': { background: 'none' },
  },
  haveNot: { color: 'primary.main', borderStyle: 'dashed' },
} as const;

/** Whether we have what a fact names, in words; what is made up says so. */
export function FactStatus({ fact }: { fact: DueDiligenceFact }) {
  return (
    <>
      <Typography variant="label" component="p" sx={{ ...status, ...looks[fact.status] }}>
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
