import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { Tag } from '../../components/text/Tag';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { type WorkCell as Cell, workDrawings } from '../../content/workDrawings';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { equalColumns } from '../../theme/columns';
import { layout } from '../../theme/measures';
import { WorkCell } from './WorkCell';
import { asDrawing, drawingName } from './workLayout';

/** 5 January 2026 was a Monday. */
const workdays = [5, 6, 7, 8, 9].map((day) => Date.UTC(2026, 0, day));

const grid = (count: number) =>
  ({ display: 'grid', rowGap: '1px', [asDrawing]: { gridTemplateColumns: equalColumns(count), gap: '1px' } }) as const;

/** On phones the cells reach from edge to edge of the window. */
const bleed = { xs: `calc(-1 * ${layout.gutter})`, sm: 0 } as const;

const heads = { display: 'none', [asDrawing]: { display: 'grid', gridTemplateColumns: equalColumns(5) } } as const;

const head = {
  px: 2,
  pb: 1,
  borderInlineStart: '1px solid',
  borderColor: 'control',
  fontWeight: 'fontWeightMedium',
} as const;

/** The first and the last day of a cell. */
function timeOf(days: readonly string[], { columns: [from, to] }: Cell): string {
  return [...new Set([days[from - 1], days[to - 2]])].join(' – ');
}

interface WorkDrawingProps {
  slug: ServiceSlug;
  /** The section's id. */
  id: string;
}

/** A drawing of the work, made of cells with words: a week, a pipeline, the path of an upgrade. On narrow screens the cells are below each other. */
export function WorkDrawing({ slug, id }: WorkDrawingProps) {
  const { formatDate } = useIntl();
  const drawing = workDrawings[slug]?.[id];
  if (drawing === undefined) return null;
  const { cells, columns, isWeek = false, isSample = false, isUnordered = false } = drawing;
  const prefix = messageId('service', slug, id);
  const days = isWeek ? workdays.map((day) => formatDate(day, { weekday: 'long', timeZone: 'UTC' })) : [];
  return (
    <Box sx={{ containerType: 'inline-size', containerName: drawingName, mx: bleed }}>
      {isWeek && (
        <Box aria-hidden sx={heads}>
          {days.map((day) => (
            <Typography key={day} variant="dense" component="span" color="textSecondary" sx={head}>
              {day}
            </Typography>
          ))}
        </Box>
      )}
      <Box component={isUnordered ? 'ul' : 'ol'} role="list" sx={grid(columns)}>
        {cells.map((cell) => (
          <WorkCell key={cell.id} prefix={prefix} cell={cell} {...(isWeek && { time: timeOf(days, cell) })} />
        ))}
      </Box>
      {isSample && (
        <Box component="p" sx={{ mt: 2, px: { xs: layout.gutter, sm: 0 } }}>
          <Tag>
            <Message id={messageId(prefix, 'sample')} />
          </Tag>
        </Box>
      )}
    </Box>
  );
}
