import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ServiceBlock } from '../components/art/ServiceBlock';
import type { ServiceSlug } from '../content/serviceSlugs';
import { Message } from '../i18n/Message';
import { columns } from '../theme/columns';
import { Numeral } from '../components/Numeral';
import type { Point } from './PointList';

const step = {
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: { xs: '3.5rem minmax(0, 1fr)', md: `5rem ${columns(5, 7)}` },
  rowGap: 1,
  columnGap: 2,
  py: 3.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const StepNumeral = styled(Numeral)(({ theme }) => ({
  ...theme.typography.h3,
  color: theme.vars.palette.primary.main,
}));

/** On wide screens each step stands beside a block of the page's drawing; the blocks touch. */
const besideBlock = {
  gridTemplateColumns: { xs: step.gridTemplateColumns.xs, md: `9rem 4rem ${columns(5, 7)}` },
  alignItems: { md: 'center' },
  py: { xs: step.py, md: 0 },
  '& > svg': { display: { xs: 'none', md: 'block' }, width: '100%' },
  '& > svg + *': { marginInlineStart: { md: 2 } },
} as const;

interface StepListProps {
  steps: readonly Point[];
  /** The service whose drawing the blocks come from; without one the steps have none. */
  slug?: ServiceSlug | undefined;
}

/** Steps in order, one row each: number, title, text. */
export function StepList({ steps, slug }: StepListProps) {
  return (
    <Box component="ol" role="list" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      {steps.map(({ id, title, text }, index) => (
        <Box key={id} component="li" sx={[step, slug !== undefined && besideBlock]}>
          {slug !== undefined && <ServiceBlock slug={slug} index={index} />}
          <StepNumeral aria-hidden />
          <Typography variant="h3">
            <Message id={title} />
          </Typography>
          <Typography color="textSecondary" sx={{ gridColumn: { xs: '2 / -1', md: 'auto' } }}>
            <Message id={text} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
