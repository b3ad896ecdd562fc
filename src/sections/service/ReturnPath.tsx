import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Icon } from '../../components/art/Icon';
import type { ProcessLoop } from '../../content/service';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { across } from '../IllustratedSteps';

/** Down from the middle of one step and up to the middle of another: a dashed line, and the head of an arrow at its end. */
const drawn = (to: number, from: number, row: number) => (theme: Theme) => {
  const color = theme.vars.palette.text.secondary;
  const span = from - to + 1;
  const middle = `(100% - ${span - 1} * ${theme.spacing(2.5)}) / ${2 * span}`;
  return {
    position: 'relative',
    display: 'grid',
    gridColumn: `${to + 1} / ${from + 2}`,
    gridRow: `1 / ${row + 2}`,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInline: `calc(${middle})`,
      border: `2px dashed ${color}`,
      borderBlockStart: 0,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: `calc(${middle} - 6px)`,
      width: 14,
      height: 14,
      backgroundColor: color,
      clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    },
  } as const;
};

const reason = (inRow: string) =>
  ({
    px: 1.5,
    py: 1,
    color: 'secondary.contrastText',
    bgcolor: 'secondary.main',
    [inRow]: {
      position: 'relative',
      placeSelf: 'end center',
      maxWidth: '9.5rem',
      textAlign: 'center',
      textWrap: 'balance',
      translate: '0 50%',
    },
  }) as const;

interface ReturnPathProps {
  prefix: string;
  steps: readonly string[];
  loop: ProcessLoop;
  /** The deeper, the further below the steps. */
  row: number;
}

/** A way back in the process: a line below the steps where these lie in a row, else their names. */
export function ReturnPath({ prefix, steps, loop, row }: ReturnPathProps) {
  const inRow = across(steps.length);
  return (
    <Box
      component="li"
      sx={[
        { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 },
        { [inRow]: drawn(steps.indexOf(loop.to), steps.indexOf(loop.from), row) },
      ]}
    >
      <Typography
        component="span"
        sx={{ display: 'flex', columnGap: 0.5, alignItems: 'center', fontWeight: 560, [inRow]: { display: 'none' } }}
      >
        <Message id={messageId(prefix, loop.from, 'title')} />
        <Icon name="arrow-right" size={20} />
        <Message id={messageId(prefix, loop.to, 'title')} />
      </Typography>
      <Typography variant="label" component="span" sx={reason(inRow)}>
        <Message id={messageId(prefix, 'loop', loop.id)} />
      </Typography>
    </Box>
  );
}
