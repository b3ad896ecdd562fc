import Box from '@mui/material/Box';
import { forcedEdge } from '../theme/measures';
import { Numeral } from '../components/Numeral';
import { questions } from './questions';

/** In a row above the words on small screens, three in a row beside them on wide ones. */
const blocks = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(9, minmax(0, 1fr))', md: 'repeat(3, 5rem)' },
  maxWidth: { xs: '30rem', md: 'none' },
  mb: 2,
  counterReset: 'step',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    counterIncrement: 'step',
    fontWeight: 600,
    fontSize: { md: '1.25rem' },
    color: 'primary.main',
    bgcolor: 'primary.light',
    border: forcedEdge,
    printColorAdjust: 'exact',
  },
  '& > span:nth-of-type(odd)': { borderEndEndRadius: '100%' },
  '& > span:nth-of-type(4n + 2)': { borderStartStartRadius: '100%' },
  // The next question.
  '& > [data-answered="false"]': { color: 'secondary.contrastText', bgcolor: 'secondary.main' },
  '& > [data-answered="false"] ~ [data-answered="false"]': { color: 'primary.main', bgcolor: 'primary.light' },
  '& > [data-answered="true"]': { color: 'primary.contrastText', bgcolor: 'primary.main' },
} as const;

/** The nine questions as nine blocks: those that are answered, by their places in the list from 0 on, are filled, and the next one stands out. */
export function QuestionBlocks({ answered }: { answered: readonly number[] }) {
  return (
    <Box aria-hidden sx={blocks}>
      {questions.map(({ id }, index) => (
        <Numeral key={id} data-answered={answered.includes(index)} />
      ))}
    </Box>
  );
}
