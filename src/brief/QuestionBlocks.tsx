import Box from '@mui/material/Box';
import { forcedEdge } from '../theme/measures';
import { Numeral } from '../components/Numeral';
import { questions } from './questions';

/** In a row above the words on small screens, three in a row beside them on wide ones. */
const blocks = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(9, minmax(0, 1fr))', md: 'repeat(3, 6rem)', lg: 'repeat(3, 8rem)' },
  mb: { xs: 3, md: 0 },
  '@media print': { maxWidth: '30rem' },
  counterReset: 'step',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    counterIncrement: 'step',
    fontWeight: 600,
    fontSize: { sm: '1.25rem', lg: '1.75rem' },
    color: 'text.primary',
    bgcolor: 'var(--hero-1)',
    border: forcedEdge,
    printColorAdjust: 'exact',
  },
  '& > span:nth-of-type(odd)': { borderEndEndRadius: '100%' },
  '& > span:nth-of-type(4n + 2)': { borderStartStartRadius: '100%' },
  // From the fourth and from the seventh on, each stronger than those before.
  '& > :nth-of-type(n + 4)': { color: 'secondary.contrastText', bgcolor: 'var(--hero-2)' },
  '& > :nth-of-type(n + 7)': { color: 'primary.contrastText', bgcolor: 'var(--hero-4)' },
  '& > [data-answered="true"]': { color: 'background.default', bgcolor: 'text.primary' },
  // The next question.
  '& > [data-next="true"]': { color: 'secondary.contrastText', bgcolor: 'secondary.main' },
} as const;

/** The nine questions as nine blocks: those that are answered, by their places in the list from 0 on, take the color of text, and the next one stands out. */
export function QuestionBlocks({ answered }: { answered: readonly number[] }) {
  const next = questions.findIndex((_question, index) => !answered.includes(index));
  return (
    <Box aria-hidden sx={blocks}>
      {questions.map(({ id }, index) => (
        <Numeral key={id} data-answered={answered.includes(index)} data-next={index === next} />
      ))}
    </Box>
  );
}
