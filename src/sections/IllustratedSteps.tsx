import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { Numeral } from '../components/Numeral';
import type { StepsSection } from '../content/services';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { tight } from '../theme/measures';

const hasCount = { shouldForwardProp: (name: PropertyKey) => name !== 'count' };

/** The query for room for so many steps in one row; in rem, so that larger text has them below each other as a narrow screen does. */
export const across = (count: number) => `@container (min-width: ${count * 12}rem)`;

/** Pictures beside words, step below step, or one row of equal cells. Styled, since the rows of all steps are one grid (`subgrid`), which no library component has. */
const List = styled(
  'ol',
  hasCount,
)<{ count: number }>(({ theme, count }) => ({
  display: 'grid',
  rowGap: theme.spacing(4),
  [across(count)]: {
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    columnGap: theme.spacing(count > 4 ? 2.5 : 4),
  },
}));

const Step = styled(
  'li',
  hasCount,
)<{ count: number }>(({ theme, count }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gridTemplateRows: 'auto 1fr',
  gap: theme.spacing(0, 2.5),
  counterIncrement: 'step',
  breakInside: 'avoid',
  '@media print': { gridTemplateColumns: '32mm minmax(0, 1fr)' },
  [tight]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
  [across(count)]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The texts of a row begin at one height.
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
  },
}));

const Ground = styled(
  Paper,
  hasCount,
)<{ count: number }>(({ theme, count }) => ({
  gridRow: '1 / span 2',
  alignSelf: 'start',
  overflow: 'hidden',
  [tight]: { gridRow: 'auto', marginBlockEnd: theme.spacing(1.5) },
  [across(count)]: { gridRow: 'auto', marginBlockEnd: theme.spacing(2.5) },
}));

const picture = { display: 'block', width: '100%', height: 'auto' } as const;

const eyebrow = { display: 'flex', columnGap: 1, mb: 0.5, fontSize: '1rem' } as const;

interface IllustratedStepsProps {
  /** What the ids of the messages start with: `<prefix>.<item>.title` and `.text`. */
  prefix: string;
  section: Pick<StepsSection, 'items' | 'unordered' | 'labelled' | 'codes'>;
  /** By the items' ids. */
  pictures: Readonly<Record<string, ElementType>>;
}

/** Things that follow each other, or stand beside each other, each with a picture, a title and a text. */
export function IllustratedSteps({ prefix, section, pictures }: IllustratedStepsProps) {
  const { items, unordered = false, labelled = false, codes } = section;
  const count = items.length;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <List as={unordered ? 'ul' : 'ol'} role="list" count={count}>
        {items.map((id) => (
          <Step key={id} count={count}>
            <Ground variant="soft" count={count}>
              {pictures[id] !== undefined && <Box component={pictures[id]} data-along="" sx={picture} />}
            </Ground>
            <div>
              {!unordered && (
                <Typography variant="label" component="div" color="primary" sx={eyebrow}>
                  <Numeral aria-hidden />
                  {labelled && <Message id={messageId(prefix, id, 'label')} />}
                </Typography>
              )}
              <Typography variant="h4" component="h3">
                <Message id={messageId(prefix, id, 'title')} />
              </Typography>
            </div>
            <div>
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                <Message id={messageId(prefix, id, 'text')} />
              </Typography>
              {codes?.[id] !== undefined && (
                <Box component="code" dir="ltr" sx={{ display: 'block', mt: 1.5, fontWeight: 500 }}>
                  {codes[id]}
                </Box>
              )}
            </div>
          </Step>
        ))}
      </List>
    </Box>
  );
}
