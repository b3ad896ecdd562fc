import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { layout } from '../theme/measures';
import { useBriefState } from './briefStore';
import { CheckAnswers } from './CheckAnswers';
import { QuestionBlocks } from './QuestionBlocks';
import { QuestionForm } from './QuestionForm';
import { placesAnswered, questions } from './questions';
import type { Step } from './useBriefStep';

/** The block of the question on screen, when its answer is wrong. */
const wrong = {
  outline: '3px solid',
  outlineColor: 'error.main',
  outlineOffset: -3,
  '&::before, &::after': { gridArea: '1 / 1' },
  '&::after': {
    content: '"!" / ""',
    placeSelf: 'start end',
    // On small screens half above its block, off the number.
    mt: { xs: '-0.7em', md: 0 },
    width: '1.4em',
    lineHeight: 1.4,
    fontSize: { xs: '0.625rem', md: '1rem' },
    textAlign: 'center',
    color: 'background.default',
    bgcolor: 'error.main',
  },
} as const;

/** As high for a short question as for a long one, so that the footer does not jump from step to step. */
const room = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 44rem) auto' },
  justifyContent: 'space-between',
  alignContent: 'start',
  columnGap: { md: 6, lg: 8 },
  pt: { xs: 4, md: 8 },
  pb: { xs: 8, md: 14 },
  minHeight: `min(100vh - ${layout.headerHeight}, 40rem)`,
  '@media print': { minHeight: 0 },
  '&:has([aria-invalid="true"]) [data-next="true"]': wrong,
} as const;

/** In sight beside the words, however many they are. */
const drawing = {
  gridArea: { md: '1 / 2' },
  // All in a row above the words on small screens.
  '& > div': {
    gridTemplateColumns: { xs: 'repeat(9, minmax(0, 1fr))' },
    fontSize: { xs: '1rem', sm: '1.25rem', lg: '1.75rem' },
  },
  alignSelf: 'start',
  mb: { xs: 3, md: 0 },
  position: { md: 'sticky' },
  top: { md: `calc(${layout.headerHeight} + 2rem)` },
} as const;

interface BriefStepProps {
  step: Exclude<Step, 'overview'>;
  /** Whether the visitor came from the answers, to change one. */
  isChange: boolean;
}

/** One question, or the answers to check, and the nine blocks that the answers fill. */
export function BriefStep({ step, isChange }: BriefStepProps) {
  const { values } = useBriefState();
  const index = questions.findIndex(({ id }) => id === step);
  const question = questions[index];
  return (
    <Container sx={room}>
      <Box sx={drawing}>
        <QuestionBlocks answered={placesAnswered(values)} planned current={index} />
      </Box>
      <div>
        {question === undefined ? (
          <CheckAnswers />
        ) : (
          <QuestionForm key={question.id} question={question} number={index + 1} isChange={isChange} />
        )}
      </div>
    </Container>
  );
}
