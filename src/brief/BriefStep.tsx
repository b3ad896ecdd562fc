import Container from '@mui/material/Container';
import { layout } from '../theme/measures';
import { CheckAnswers } from './CheckAnswers';
import { QuestionForm } from './QuestionForm';
import { questions } from './questions';
import type { Step } from './useBriefStep';

/** Keeps the footer below the screen: it does not jump from step to step. */
const room = {
  paddingBlock: { xs: 4, md: 8 },
  minHeight: `calc(100vh - ${layout.headerHeight})`,
  '@media print': { minHeight: 0 },
} as const;

interface BriefStepProps {
  step: Exclude<Step, 'overview'>;
  /** Whether the visitor came from the answers, to change one. */
  isChange: boolean;
}

/** One question, or the answers to check. */
export function BriefStep({ step, isChange }: BriefStepProps) {
  const index = questions.findIndex(({ id }) => id === step);
  const question = questions[index];
  return (
    <Container sx={room}>
      {question === undefined ? (
        <CheckAnswers />
      ) : (
        <QuestionForm key={question.id} question={question} number={index + 1} isChange={isChange} />
      )}
    </Container>
  );
}
