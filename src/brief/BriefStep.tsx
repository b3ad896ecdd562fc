import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { singlePress } from '../components/overlay/singlePress';
import { layout } from '../theme/measures';
import { BriefProgress } from './BriefProgress';
import { CheckAnswers } from './CheckAnswers';
import { QuestionForm } from './QuestionForm';
import { questions } from './questions';
import type { Step } from './useBriefStep';

/** The progress is above the question; on wide screens it is next to it. The height is the same for every question, so that the footer does not jump. */
const room = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row-reverse' },
  justifyContent: { md: 'space-between' },
  gap: { xs: 3, md: 6, lg: 8 },
  pt: { xs: 4, md: 8 },
  pb: { xs: 8, md: 14 },
  minHeight: `min(100vh - ${layout.headerHeight}, 40rem)`,
} as const;

const sticky = {
  alignSelf: 'start',
  position: { md: 'sticky' },
  top: `calc(${layout.headerHeight} + 2rem)`,
} as const;

interface BriefStepProps {
  step: Exclude<Step, 'overview'>;
  /** Whether the visitor changes one of the answers. */
  isChange: boolean;
}

/** One question, or the answers to check, with the progress. */
export function BriefStep({ step, isChange }: BriefStepProps) {
  const index = questions.findIndex(({ id }) => id === step);
  const question = questions[index];
  return (
    <Container {...singlePress} sx={room}>
      <Box sx={sticky}>
        <BriefProgress />
      </Box>
      <Box sx={{ flexGrow: 1, maxWidth: { md: '44rem' } }}>
        {question === undefined ? (
          <CheckAnswers />
        ) : (
          <QuestionForm key={question.id} question={question} number={index + 1} isChange={isChange} />
        )}
      </Box>
    </Container>
  );
}
