import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { layout } from '../theme/measures';
import { BriefProgress } from './BriefProgress';
import { CheckAnswers } from './CheckAnswers';
import { QuestionForm } from './QuestionForm';
import { questions } from './questions';
import type { Step } from './useBriefStep';

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
} as const;

/** Stays in view next to the words; above them on small screens. */
const inSight = {
  gridArea: { md: '1 / 2' },
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

/** One question, or the answers to check, and how many are answered. */
export function BriefStep({ step, isChange }: BriefStepProps) {
  const index = questions.findIndex(({ id }) => id === step);
  const question = questions[index];
  return (
    <Container sx={room}>
      <Box sx={inSight}>
        <BriefProgress />
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
