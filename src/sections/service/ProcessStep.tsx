import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedNumber } from 'react-intl';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { across, arrowHead } from './processLook';

const own = new Set<PropertyKey>(['column', 'row']);

/** From idea to product: dashed outlines first, then paper, a soft ground and at last the full color. */
const Step = styled('li', { shouldForwardProp: (name) => !own.has(name) })<{ column: number; row: number }>(
  ({ theme, column, row }) => ({
    position: 'relative',
    display: 'grid',
    gap: theme.spacing(0.5, 2),
    gridColumn: '-2 / -1',
    gridRow: row,
    gridTemplateColumns: '1.5rem minmax(0, 1fr)',
    alignContent: 'start',
    alignItems: 'baseline',
    padding: theme.spacing(2.5),
    border: `2px solid ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.background.paper,
    '& > p': { gridColumn: 2 },
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
      padding: theme.spacing(2),
      '& > p': { gridColumn: 1 },
      '&:not(:first-of-type)::before': {
        ...arrowHead('end', theme.vars.palette.primary.main),
        insetBlock: 'calc(2.25rem - 8px) auto',
        insetInline: 'auto calc(100% + 2px)',
      },
    },
  }),
);

const Numeral = styled('span')(({ theme }) => ({ ...theme.typography.h4, fontVariantNumeric: 'tabular-nums' }));

interface ProcessStepProps {
  number: number;
  /** Where the steps lie below each other; in a row, the number is the column. */
  row: number;
  title: MessageId;
  text: MessageId;
}

/** One step of the diagram. */
export function ProcessStep({ number, row, title, text }: ProcessStepProps) {
  return (
    <Step column={number} row={row}>
      <Numeral aria-hidden>
        <FormattedNumber value={number} />
      </Numeral>
      <Typography variant="h4" component="h3">
        <Message id={title} />
      </Typography>
      <Typography variant="body2">
        <Message id={text} />
      </Typography>
    </Step>
  );
}
