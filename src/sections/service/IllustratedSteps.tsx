import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Numeral } from '../../components/text/Numeral';
import { Text } from '../../components/text/Text';
import { messageId } from '../../i18n/messageId';
import { columns, equalColumns } from '../../theme/columns';
import { forcedEdge, tight } from '../../theme/measures';

/** The query for a container with room for `count` steps in a row. It is in rem, so that large letters need more room. */
export const across = (count: number) => `@container (min-width: ${count * 12}rem)`;

const inColumns = across(3);

/** Equal cells: all in one row if there is room, else three in a row. */
const list = (count: number) =>
  ({
    display: 'grid',
    rowGap: { xs: 1.5, md: 3 },
    [inColumns]: { gridTemplateColumns: equalColumns(3) },
    [across(count)]: { gridTemplateColumns: equalColumns(count) },
  }) as const;

/** The result of the step is above its words. Styled, because no component of the library has `subgrid`: all cells of a row share its rows. */
const Step = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: columns(2, 3),
  gap: theme.spacing(0.5, 2),
  counterIncrement: 'step',
  [tight]: { gridTemplateColumns: columns(1) },
  [inColumns]: { gridTemplateColumns: columns(1), gridTemplateRows: 'subgrid', gridRow: 'span 3' },
}));

const resultLook = {
  display: 'grid',
  alignItems: 'end',
  gridRow: '1 / 3',
  [tight]: { gridRow: 'auto' },
  px: 2,
  py: 1.5,
  [inColumns]: { gridRow: 'auto', minHeight: '9rem', mb: 1 },
} as const;

/** The results look firmer from step to step. */
const looks = [
  { border: forcedEdge, bgcolor: 'background.sunken' },
  { border: forcedEdge, color: 'secondary.contrastText', bgcolor: 'secondary.main' },
  { border: '2px dashed', borderColor: 'control' },
  { border: '2px solid', borderColor: 'primary.main', color: 'primary.main' },
  { border: forcedEdge, bgcolor: 'primary.light' },
  { border: forcedEdge, color: 'band.contrastText', bgcolor: 'band.main' },
] as const;

const beforeNext = { [inColumns]: { pr: 2.5 } } as const;

interface IllustratedStepsProps {
  /** The start of the message ids: `<prefix>.<item>.made`, `.title` and `.text`. */
  prefix: string;
  items: readonly string[];
}

/** Steps of a process, each with its result, a title and a text. */
export function IllustratedSteps({ prefix, items }: IllustratedStepsProps) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="ol" role="list" sx={list(items.length)}>
        {items.map((id, index) => (
          <Step key={id}>
            <Text
              message={messageId(prefix, id, 'made')}
              variant="h4"
              component="p"
              sx={[resultLook, looks[index % looks.length] ?? null]}
            />
            <Box sx={beforeNext}>
              <Typography variant="control" component="div" color="primary" sx={{ mb: 0.5 }}>
                <Numeral aria-hidden />
              </Typography>
              <Text message={messageId(prefix, id, 'title')} variant="h4" />
            </Box>
            <Text message={messageId(prefix, id, 'text')} variant="dense" color="textSecondary" sx={beforeNext} />
          </Step>
        ))}
      </Box>
    </Box>
  );
}
