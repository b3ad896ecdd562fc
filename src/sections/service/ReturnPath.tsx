import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '../../components/art/Icon';
import { Text } from '../../components/text/Text';
import type { ProcessLoop } from '../../content/service';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { forcedColorsClasses } from '../../theme/forcedColors';
import { across } from './IllustratedSteps';

/** A dashed line from the middle of one step down and back up to the middle of an earlier step. */
const line = (to: number, from: number, row: number) => {
  const span = from - to + 1;
  return {
    position: 'relative',
    display: 'grid',
    gridColumn: `${to + 1} / ${from + 2}`,
    gridRow: `1 / ${row + 2}`,
    marginInline: `calc(100% / ${2 * span})`,
    border: '2px dashed',
    borderColor: 'text.secondary',
    borderBlockStart: 0,
  } as const;
};

const arrowhead = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '-8px',
  width: 14,
  height: 14,
  bgcolor: 'text.secondary',
  clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
} as const;

const reasonOnLine = {
  placeSelf: 'end center',
  maxWidth: '9.5rem',
  textAlign: 'center',
  textWrap: 'balance',
  translate: '0 50%',
} as const;

interface ReturnPathProps {
  prefix: string;
  steps: readonly string[];
  loop: ProcessLoop;
  /** The first path is nearest to the steps. */
  row: number;
}

/** A path back in the process: a line below the steps if they are in a row, or else the names of the two steps. */
export function ReturnPath({ prefix, steps, loop, row }: ReturnPathProps) {
  const inRow = across(steps.length);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        [inRow]: line(steps.indexOf(loop.to), steps.indexOf(loop.from), row),
      }}
    >
      <Typography
        component="span"
        sx={{
          display: 'flex',
          gap: 0.5,
          alignItems: 'center',
          fontWeight: 'fontWeightBold',
          [inRow]: { display: 'none' },
        }}
      >
        <Message id={messageId(prefix, loop.from, 'title')} />
        <Icon name="arrow-right" size={20} />
        <Message id={messageId(prefix, loop.to, 'title')} />
      </Typography>
      <Box
        component="span"
        className={forcedColorsClasses.filled}
        sx={{ display: 'none', [inRow]: { ...arrowhead, display: 'block' } }}
      />
      <Text
        message={messageId(prefix, 'loop', loop.id)}
        variant="label"
        component="span"
        sx={{ px: 1.5, py: 1, color: 'secondary.contrastText', bgcolor: 'secondary.main', [inRow]: reasonOnLine }}
      />
    </Box>
  );
}
