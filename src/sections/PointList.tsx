import Box from '@mui/material/Box';
import { messageId } from '../i18n/messageId';
import { columns, equalColumns } from '../theme/columns';
import { printClasses } from '../theme/printClasses';
import { PointWords } from './PointWords';

interface PointListProps {
  /** The start of the message ids: `<prefix>.<id>.title` and `.text`. */
  prefix: string;
  ids: readonly string[];
  /** Each point has a line above it and a larger title: `columns` are next to each other, `rows` are below each other, with the text next to the title. */
  ruled?: 'columns' | 'rows';
}

const line = { py: { xs: 1.5, md: 2.5 }, borderTop: 1, borderColor: 'control' } as const;

const row = { ...line, display: 'grid', columnGap: 5, gridTemplateColumns: { md: columns(5, 7) } } as const;

/** Points in columns, or in rows with lines between them. */
export function PointList({ prefix, ids, ruled }: PointListProps) {
  const areThree = ids.length === 3;
  const inColumns = areThree ? { md: equalColumns(3) } : { sm: equalColumns(2), ...(ruled && { lg: equalColumns(4) }) };
  return (
    <Box
      component="ul"
      role="list"
      className={printClasses.whole}
      sx={{
        display: 'grid',
        gridTemplateColumns: ruled === 'rows' ? null : inColumns,
        columnGap: { xs: 4, lg: 5 },
        rowGap: ruled ? 0 : { xs: 1.5, md: 4 },
      }}
    >
      {ids.map((id) => (
        <PointWords
          key={id}
          title={messageId(prefix, id, 'title')}
          text={messageId(prefix, id, 'text')}
          component="li"
          variant={ruled ? 'h3' : 'h4'}
          sx={ruled === undefined ? null : ruled === 'rows' ? row : line}
        />
      ))}
    </Box>
  );
}
