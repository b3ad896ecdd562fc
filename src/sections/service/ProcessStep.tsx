import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { Numeral } from '../../components/Numeral';
import { across, arrowHead } from './processLook';
import { ProcessPicture } from './ProcessPicture';

const own = new Set<PropertyKey>(['column', 'row']);

/** On the diagram's subgrid, with an arrow before it, which no library component has. From idea to product: dashed outlines first, then paper, a soft background and at last the full color. */
const Step = styled('li', { shouldForwardProp: (name) => !own.has(name) })<{ column: number; row: number }>(
  ({ theme, column, row }) => ({
    position: 'relative',
    display: 'grid',
    counterIncrement: 'step',
    gap: theme.spacing(0.5, 2),
    gridColumn: '-2 / -1',
    gridRow: row,
    gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
    alignContent: 'start',
    alignItems: 'baseline',
    padding: theme.spacing(2.5),
    '@media print': { padding: theme.spacing(0.75, 2) },
    border: `2px solid ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.background.paper,
    '& > p': {
      gridColumn: '2 / -1',
      [theme.breakpoints.up('sm')]: { gridColumn: 2 },
      '@media screen and (min-width: 600px)': { fontSize: '1rem' },
    },
    // In the middle of the picture beside them.
    [theme.breakpoints.down('sm')]: { '& > span, & > h3': { alignSelf: 'center' } },
    '&:nth-of-type(-n + 2)': { borderStyle: 'dashed', backgroundColor: theme.vars.palette.background.sunken },
    '&:nth-last-of-type(2)': { backgroundColor: theme.vars.palette.primary.light },
    '&:last-of-type': {
      color: theme.vars.palette.primary.contrastText,
      backgroundColor: theme.vars.palette.primary.main,
    },
    '&:not(:first-of-type)::before': {
      ...arrowHead('down', theme.vars.palette.primary.main),
      insetBlockEnd: 'calc(100% + 2px)',
      insetInlineStart: 'calc(1.75rem - 8px)',
    },
    [across]: {
      gridColumn: column,
      gridRow: 1,
      gridTemplateColumns: '1fr',
      gridTemplateRows: 'auto auto 1fr auto',
      padding: 0,
      '&:not(:last-of-type)': { borderInlineEnd: 0 },
      '& > :not(svg)': { paddingInline: theme.spacing(2.25) },
      '& > span': { paddingBlockStart: theme.spacing(2) },
      '& > p': { gridColumn: 1, paddingBlockEnd: theme.spacing(3) },
      '&:not(:first-of-type)::before': {
        ...arrowHead('end', theme.vars.palette.primary.main),
        insetBlock: 'calc(2.25rem - 8px) auto',
        insetInline: 'auto 100%',
      },
    },
  }),
);

const StepNumeral = styled(Numeral)(({ theme }) => theme.typography.h4);

interface ProcessStepProps {
  /** Where the steps lie in a row. */
  column: number;
  /** Where they lie below each other. */
  row: number;
  title: MessageId;
  text: MessageId;
}

/** One step of the diagram. */
export function ProcessStep({ column, row, title, text }: ProcessStepProps) {
  return (
    <Step column={column} row={row}>
      <StepNumeral aria-hidden />
      <Typography variant="h4" component="h3">
        <Message id={title} />
      </Typography>
      <Typography variant="body2">
        <Message id={text} />
      </Typography>
      <ProcessPicture step={column} />
    </Step>
  );
}
