import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Message } from '../i18n/Message';
import { RouterLink } from '../components/links/RouterLink';
import { AnswerInput } from './AnswerInput';
import { useBriefState } from './briefStore';
import { answerProblem, fieldsOf, type Question, questions } from './questions';
import { neighborsOf, stepSearch } from './useBriefStep';

const roomToWrite = { '&& textarea': { minHeight: '6lh' } } as const;

/** On a phone it ends where the fields end (12 px are its padding). */
const skip = { marginInlineStart: { xs: 'auto', sm: 0 }, marginInlineEnd: { xs: '-12px', sm: 0 } } as const;

interface QuestionFormProps {
  question: Question;
  number: number;
  isChange: boolean;
}

/** One question under a heading of its own, its fields, and the ways on. What is written is kept at once, whichever way is taken. */
export function QuestionForm({ question, number, isChange }: QuestionFormProps) {
  const navigate = useNavigate();
  const { values } = useBriefState();
  const [isBlocked, setBlocked] = useState(false);
  const { before, after } = neighborsOf(question.id);
  const back = stepSearch(isChange ? 'check' : before);
  const next = stepSearch(isChange ? 'check' : after);
  const problem = answerProblem(question, values);
  return (
    <Stack
      component="form"
      spacing={3}
      sx={roomToWrite}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setBlocked(problem !== undefined);
        if (problem === undefined) void navigate(next);
        else document.getElementById(fieldsOf(question).at(-1) ?? '')?.focus();
      }}
    >
      <Typography color="textSecondary">
        <Message id="brief.progress" values={{ number, count: questions.length }} />
      </Typography>
      <Typography variant="h2" component="h1">
        <Message id={`brief.${question.id}.question`} />
      </Typography>
      <Typography color="textSecondary">
        <Message id={`brief.${question.id}.hint`} />
      </Typography>
      <AnswerInput question={question} values={values} error={isBlocked ? problem : undefined} />
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
