import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { WorkCell as Cell } from '../../content/workDrawings';
import { Text } from '../../components/text/Text';
import { messageId } from '../../i18n/messageId';
import { forcedEdge } from '../../theme/measures';
import { WorkMarks } from './WorkMarks';
import { asDrawing, gate, heading, inside, words } from './workLayout';

const looks = {
  plain: {},
  primary: { border: forcedEdge, color: 'band.contrastText', bgcolor: 'band.main' },
  secondary: { border: forcedEdge, color: 'secondary.contrastText', bgcolor: 'secondary.main' },
  soft: { border: forcedEdge, bgcolor: 'primary.light' },
  sunken: { border: forcedEdge, bgcolor: 'background.sunken' },
  /** Other people's work, or a path back. */
  dashed: { border: '2px dashed', borderColor: 'control' },
  /** The shape of a phone. */
  phone: { border: '3px solid', borderColor: 'text.primary', borderRadius: '28px' },
} as const;

const wholeLine = { flex: '1 0 100%' } as const;

/** Only for screen readers: the columns of the drawing show the time. */
const unseen = { [asDrawing]: visuallyHidden } as const;

const figureLook = { mb: { xs: 0, md: 1 } } as const;

/** Code is read from left to right, but begins where the text begins. */
const codeLook = {
  display: 'inline-block',
  mt: { xs: 0.5, md: 1.5 },
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  whiteSpace: 'break-spaces',
} as const;

interface WorkCellProps {
  prefix: string;
  cell: Cell;
  /** The days of the cell, for screen readers and narrow screens. */
  time?: string;
}

/** One part of the work at its place in the drawing: a time or bars, a title and a text. */
export function WorkCell({ prefix, cell, time }: WorkCellProps) {
  const { id, tone = 'plain', figure, marks, code, isLabelled = false, isGated = false, isLarge = false } = cell;
  const [from, to] = cell.columns;
  const [row, end = row + 1] = cell.rows;
  return (
    <Box
      component="li"
      sx={{
        ...looks[tone],
        containerType: 'inline-size',
        position: 'relative',
        [asDrawing]: { gridColumn: `${from} / ${to}`, gridRow: `${row} / ${end}` },
        ...(isGated && { '&::after': gate }),
      }}
    >
      <Box sx={inside(isLarge)}>
        {marks !== undefined && <WorkMarks {...marks} />}
        <Box sx={heading}>
          {figure !== undefined && (
            <Typography variant="figure" sx={figureLook}>
              {figure}
            </Typography>
          )}
          {isLabelled && (
            <Text
              message={messageId(prefix, id, 'label')}
              variant="dense"
              sx={{ mb: 1, fontWeight: 'fontWeightMedium' }}
            />
          )}
          {time !== undefined && (
            <Typography variant="dense" sx={[wholeLine, unseen]}>
              {time}
            </Typography>
          )}
          <Text
            message={messageId(prefix, id, 'title')}
            variant={isLarge ? 'h2' : 'h4'}
            component="h3"
            sx={isLabelled ? wholeLine : { flex: '1 1 6em' }}
          />
        </Box>
        <Box sx={isLarge ? null : words}>
          <Text
            message={messageId(prefix, id, 'text')}
            variant={isLarge ? 'lead' : 'dense'}
            component="p"
            sx={{ maxWidth: '60ch', textWrap: 'pretty' }}
          />
          {code !== undefined && (
            <Typography variant="dense" component="code" dir="ltr" sx={codeLook}>
              {code.join('\n')}
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  );
}
