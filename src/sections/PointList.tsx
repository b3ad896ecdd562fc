import Box from '@mui/material/Box';
import { messageId } from '../i18n/messageId';
import { equalColumns } from '../theme/columns';
import { printClasses } from '../theme/printClasses';
import { PointWords } from './PointWords';

interface PointListProps {
  /** The start of the message ids: `<prefix>.<id>.title` and `.text`. */
  prefix: string;
  ids: readonly string[];
}

/** Titled statements next to each other; three are one row. */
export function PointList({ prefix, ids }: PointListProps) {
  return (
    <Box
      component="ul"
      role="list"
      className={printClasses.whole}
      sx={{
        display: 'grid',
        gridTemplateColumns: ids.length === 3 ? { md: equalColumns(3) } : { sm: equalColumns(2) },
        columnGap: { xs: 4, lg: 5 },
        rowGap: { xs: 1.5, md: 4 },
      }}
    >
      {ids.map((id) => (
        <PointWords
          key={id}
          title={messageId(prefix, id, 'title')}
          text={messageId(prefix, id, 'text')}
          component="li"
          variant="h4"
        />
      ))}
    </Box>
  );
}
