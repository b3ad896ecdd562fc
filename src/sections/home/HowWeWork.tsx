import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { workModels } from '../../content/pageLists';
import { Message } from '../../i18n/Message';
import { Section } from '../../components/Section';
import { columns } from '../../theme/columns';
import { middleScreen } from '../../theme/measures';

/** Beside each other all have the same rows, so that lines and words begin at one height. */
const panel = {
  display: { xs: 'flex', sm: 'grid' },
  flexWrap: 'wrap',
  gridRow: { sm: 'span 3' },
  gridTemplateRows: { sm: 'subgrid' },
  alignItems: { xs: 'center', sm: 'normal' },
  '& > h3': { flex: '1 1 8rem' },
  '& > p': { flexBasis: '100%' },
  gap: 1.5,
  py: 3.5,
  px: 3,
  // In the dark its background alone is too near to the section's.
  borderColor: 'light-dark(transparent, var(--palette-divider))',
  '@media print': { gap: 1, py: 1.5, borderColor: 'divider' },
} as const;

/** Three columns would be narrow there: each has a row, with the heading beside its words. */
const row = {
  [middleScreen]: {
    gridTemplateColumns: columns(1, 2),
    gridTemplateRows: 'auto auto',
    columnGap: 4,
    '& > h3': { gridArea: '1 / 1 / span 2' },
    '& > p': { gridColumn: 2 },
  },
} as const;

const list = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { sm: columns(1, 1, 1) },
  [middleScreen]: { gridTemplateColumns: columns(1) },
} as const;

/** The three ways to work together, and when each fits. */
export function HowWeWork() {
  return (
    <Section heading="home.how.heading" intro="home.how.intro" sunken>
      <Box component="ul" role="list" sx={list}>
        {workModels.map((id) => (
          <Paper key={id} component="li" sx={[panel, row]}>
            <Typography variant="h3">
              <Message id={`home.how.${id}.title`} />
            </Typography>
            <Typography color="textSecondary">
              <Message id={`home.how.${id}.text`} />
            </Typography>
            <Typography sx={{ mt: 1, pt: 2, borderTop: 1, borderColor: 'divider', fontWeight: 500 }}>
              <Message id={`home.how.${id}.fit`} />
            </Typography>
          </Paper>
        ))}
      </Box>
    </Section>
  );
}
