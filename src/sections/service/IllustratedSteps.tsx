import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { Numeral } from '../../components/text/Numeral';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { columns, equalColumns } from '../../theme/columns';
import { alongText, tight } from '../../theme/measures';

/** The query for room for so many steps in one row; in rem, so that larger text has them below each other as a narrow screen does. */
export const across = (count: number) => `@container (min-width: ${count * 12}rem)`;

const inColumns = across(3);

/** Equal cells, in one row where there is room; else three in a row. */
const list = (count: number) =>
  ({
    display: 'grid',
    columnGap: 2.5,
    rowGap: { xs: 3, sm: 4 },
    [inColumns]: { gridTemplateColumns: equalColumns(3) },
    [across(count)]: { gridTemplateColumns: equalColumns(count) },
  }) as const;

/** A picture above words, or on narrow screens next to the title. Styled, since the rows of a cell are those of the whole row (`subgrid`), which no library component has. */
const Step = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: columns(1, 3),
  alignItems: 'center',
  gap: theme.spacing(0, 2.5),
  counterIncrement: 'step',
  [tight]: { gridTemplateColumns: columns(1) },
  [inColumns]: {
    gridTemplateColumns: columns(1),
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    alignItems: 'start',
  },
}));

const ground = { overflow: 'hidden', [tight]: { mb: 1.5 }, [inColumns]: { mb: 2 } } as const;

interface IllustratedStepsProps {
  /** What the ids of the messages start with: `<prefix>.<item>.title` and `.text`. */
  prefix: string;
  items: readonly string[];
  /** By the items' ids. */
  pictures: Readonly<Record<string, ElementType>>;
}

/** Things that follow each other, each with a picture, a title and a text. */
export function IllustratedSteps({ prefix, items, pictures }: IllustratedStepsProps) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="ol" role="list" sx={list(items.length)}>
        {items.map((id) => (
          <Step key={id}>
            <Paper variant="soft" sx={ground}>
              {pictures[id] !== undefined && (
                <Box
                  component={pictures[id]}
                  className={alongText}
                  sx={{ display: 'block', width: '100%', height: 'auto' }}
                />
              )}
            </Paper>
            <div>
              <Typography variant="control" component="div" color="primary" sx={{ mb: 0.5 }}>
                <Numeral aria-hidden />
              </Typography>
              <Typography variant="h4" component="h3">
                <Message id={messageId(prefix, id, 'title')} />
              </Typography>
            </div>
            <Typography color="textSecondary" sx={{ gridColumn: '1 / -1', mt: 1 }}>
              <Message id={messageId(prefix, id, 'text')} />
            </Typography>
          </Step>
        ))}
      </Box>
    </Box>
  );
}
