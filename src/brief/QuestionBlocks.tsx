import Box from '@mui/material/Box';
import { forcedEdge, motion } from '../theme/measures';
import { Numeral } from '../components/Numeral';
import { blockCorners, blockLook } from './blockLook';
import { firstUnanswered, questions } from './questions';

const blocks = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(3, minmax(0, 8rem))',
    sm: 'repeat(9, minmax(0, 1fr))',
    md: 'repeat(3, 6rem)',
    lg: 'repeat(3, 8rem)',
  },
  '@media print': { gridTemplateColumns: 'repeat(9, minmax(0, 1fr))', maxWidth: '30rem' },
  counterReset: 'step',
  fontSize: { xs: '1.5rem', lg: '1.75rem' },
  '& > span': {
    ...blockLook,
    ...blockCorners,
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    fontWeight: 600,
    color: 'var(--on-tone)',
    bgcolor: 'var(--tone)',
    border: forcedEdge,
    printColorAdjust: 'exact',
    transition: `${motion.turn}ms ${motion.enter}`,
    transitionProperty: 'background-color, border-radius, color, translate, rotate',
  },
  // Drawn in dashes until it is answered; twice, to be stronger than its place.
  '&& > [data-planned="true"]': {
    color: 'text.primary',
    bgcolor: 'transparent',
    border: '1px dashed',
    borderColor: 'control',
    borderRadius: 0,
  },
  // The next question.
  '&& > [data-next="true"]': { color: 'secondary.contrastText', bgcolor: 'secondary.main' },
  // The question on screen is answered: its shape stands on the color of what comes next.
  '&& > [data-current="true"]': {
    isolation: 'isolate',
    bgcolor: 'secondary.main',
    borderRadius: 0,
    '&::before, &::after': { gridArea: '1 / 1' },
    '&::after': {
      content: '""',
      zIndex: -1,
      placeSelf: 'stretch',
      m: '0.3em',
      bgcolor: 'var(--tone)',
      ...blockCorners,
    },
  },
} as const;

/** The last block has slipped off its place, as in other drawings of what has failed. */
const lastApart = {
  '@media screen': {
    '&::after': { content: '""', border: '1px dashed', borderColor: 'control' },
    '&::after, & > :last-of-type': { gridArea: { xs: '3 / 3', sm: '1 / 9', md: '3 / 3' } },
    '& > :last-of-type': {
      zIndex: 1,
      outline: '2px solid',
      outlineColor: 'background.default',
      translate: { xs: '4px 10px', md: '12px 8px' },
      rotate: '11deg',
    },
  },
} as const;

interface QuestionBlocksProps {
  /** The questions that are answered, by their places in the list from 0 on. */
  answered: readonly number[];
  /** The other blocks are outlines that an answer fills. */
  planned?: boolean;
  /** The place of the question on screen, -1 where there is none; unless it is told, the first that is not answered stands out. */
  current?: number;
  /** The last block is off its place. */
  apart?: boolean;
}

/** The nine questions as nine blocks. */
export function QuestionBlocks({ answered, planned = false, current, apart = false }: QuestionBlocksProps) {
  const next = current ?? firstUnanswered(answered);
  return (
    <Box aria-hidden sx={[blocks, apart && lastApart]}>
      {questions.map(({ id }, index) => {
        const isAnswered = answered.includes(index);
        return (
          <Numeral
            key={id}
            data-planned={planned && !isAnswered}
            data-next={index === next && !isAnswered}
            data-current={index === next && isAnswered}
          />
        );
      })}
    </Box>
  );
}
