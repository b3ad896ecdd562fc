import Container from '@mui/material/Container';
import { CheckAnswers } from './CheckAnswers';
import { QuestionForm } from './QuestionForm';
import { questions } from './questions';
import type { Step } from './useBriefStep';

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
    <Container sx={{ paddingBlock: { xs: 4, md: 8 }, minHeight: '70vh', '@media print': { minHeight: 0 } }}>
      {question === undefined ? (
        <CheckAnswers />
      ) : (
        <QuestionForm key={question.id} question={question} number={index + 1} isChange={isChange} />
      )}
    </Container>
  );
}
