import Box from '@mui/material/Box';
import { messageId } from '../i18n/messageId';
import { columns, equalColumns } from '../theme/columns';
import { printClasses } from '../theme/printClasses';
import { PointWords } from './PointWords';

interface PointListProps {
  /** The start of the message ids: `<prefix>.<id>.title` and `.text`. */
  prefix: string;
  ids: readonly string[];
  /** Under lines, with larger titles: three next to each other, more below each other with the texts beside the titles. */
  ruled?: boolean;
}

const line = { py: { xs: 1.5, md: 2.5 }, borderTop: 1, borderColor: 'control' } as const;

const row = { ...line, display: 'grid', columnGap: 5, gridTemplateColumns: { md: columns(5, 7) } } as const;

/** Titled statements next to each other; three are one row. */
export function PointList({ prefix, ids, ruled = false }: PointListProps) {
  const areThree = ids.length === 3;
  return (
    <Box
      component="ul"
      role="list"
      className={printClasses.whole}
      sx={{
        display: 'grid',
        gridTemplateColumns: areThree ? { md: equalColumns(3) } : ruled ? null : { sm: equalColumns(2) },
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
          sx={ruled ? (areThree ? line : row) : null}
        />
      ))}
    </Box>
  );
}
