import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Message } from '../i18n/Message';
import { RouterLink } from '../components/links/RouterLink';
import { Text } from '../components/text/Text';
import { AnswerInput } from './AnswerInput';
import { useBrief } from './briefStore';
import { answerProblem, type Question, questions } from './questions';
import { neighborsOf, stepSearch } from './useBriefStep';

/** On a phone it ends at the edge of the fields; 12 px is its padding. */
const skip = { marginInlineStart: { xs: 'auto', sm: 0 }, marginInlineEnd: { xs: '-12px', sm: 0 } } as const;

interface QuestionFormProps {
  question: Question;
  number: number;
  isChange: boolean;
}

/** One question with its fields and buttons. Every change is in the store immediately, so that no button or link loses one. */
export function QuestionForm({ question, number, isChange }: QuestionFormProps) {
  const navigate = useNavigate();
  const { answers } = useBrief();
  const [isRefused, setRefused] = useState(false);
  const endInput = useRef<HTMLInputElement>(null);
  const { before, after } = neighborsOf(question.id);
  const back = stepSearch(isChange ? 'check' : before);
  const next = stepSearch(isChange ? 'check' : after);
  const problem = answerProblem(question, answers);
  return (
    <Stack
      component="form"
      spacing={3}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(problem !== undefined);
        if (problem === undefined) void navigate(next);
        else endInput.current?.focus();
      }}
    >
      <Text message="brief.progress" color="textSecondary" values={{ number, count: questions.length }} />
      <Text message={`brief.${question.id}.question`} variant="h2" component="h1" />
      <Text message={`brief.${question.id}.hint`} color="textSecondary" />
      <AnswerInput question={question} answers={answers} error={isRefused ? problem : undefined} endInput={endInput} />
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button type="submit" variant="contained" sx={{ flexBasis: { xs: isChange ? 'auto' : '100%', sm: 'auto' } }}>
          <Message id="brief.continue" />
        </Button>
        <Button component={RouterLink} to={back} variant="outlined">
          <Message id="brief.back" />
        </Button>
        {!isChange && (
          <Button component={RouterLink} to={next} variant="text" sx={skip}>
            <Message id="brief.skip" />
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
