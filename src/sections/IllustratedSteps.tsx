import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { Numeral } from '../components/text/Numeral';
import type { StepsSection } from '../content/service';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { columns, equalColumns } from '../theme/columns';
import { alongText, tight } from '../theme/measures';

/** The query for room for so many steps in one row; in rem, so that larger text has them below each other as a narrow screen does. */
export const across = (count: number) => `@container (min-width: ${count * 12}rem)`;

const inColumns = across(3);

/** Equal cells, in one row where there is room; else two or three in a row, so that the last row is rarely short. */
const list = (count: number) =>
  ({
    display: 'grid',
    columnGap: { xs: 2.5, lg: count > 4 ? 2.5 : 4 },
    rowGap: { xs: 3, sm: 4 },
    [inColumns]: { gridTemplateColumns: equalColumns(count === 4 ? 2 : 3) },
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
  section: Pick<StepsSection, 'items' | 'unordered' | 'labelled' | 'codes'>;
  /** By the items' ids. */
  pictures: Readonly<Record<string, ElementType>>;
}

/** Things that follow each other, or are next to each other, each with a picture, a title and a text. */
export function IllustratedSteps({ prefix, section, pictures }: IllustratedStepsProps) {
  const { items, unordered = false, labelled = false, codes } = section;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component={unordered ? 'ul' : 'ol'} role="list" sx={list(items.length)}>
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
              {!unordered && (
                <Typography variant="control" component="div" color="primary" sx={{ display: 'flex', gap: 1, mb: 0.5 }}>
                  <Numeral aria-hidden />
                  {labelled && <Message id={messageId(prefix, id, 'label')} />}
                </Typography>
              )}
              <Typography variant="h4" component="h3">
                <Message id={messageId(prefix, id, 'title')} />
              </Typography>
            </div>
            <Box sx={{ gridColumn: '1 / -1' }}>
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                <Message id={messageId(prefix, id, 'text')} />
              </Typography>
              {codes?.[id] !== undefined && (
                <Box component="code" dir="ltr" sx={{ display: 'block', mt: 1.5, fontWeight: 'fontWeightMedium' }}>
                  {codes[id]}
                </Box>
              )}
            </Box>
          </Step>
        ))}
      </Box>
    </Box>
  );
}
