import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import type { MessageId } from '../i18n/messageIds';
import { ChoiceInput } from '../components/form/ChoiceInput';
import { SelectInput } from '../components/form/SelectInput';
import { TextInput } from '../components/form/TextInput';
import { setAnswer } from './briefStore';
import { type Answers, highestWeight, isDay, type Question } from './questions';
import { useBriefWords } from './useBriefWords';

const columns = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } } as const;

/** What is wrong with two dates is below both of them, nearer to them than to the buttons. */
const belowBoth = { gridColumn: '1 / -1', '&&': { mt: -1.5, mb: 1.5, maxWidth: 'none' } } as const;

const weights = Array.from({ length: highestWeight }, (_, index) => String(index + 1));

interface AnswerInputProps {
  question: Question;
  values: Answers;
  error: MessageId | undefined;
}

/** The fields of a question, by the kind of its answer. */
export function AnswerInput({ question, values, error }: AnswerInputProps) {
  const message = useMessage();
  const { labelsOf } = useBriefWords();
  const errorId = useId();
  switch (question.kind) {
    case 'text':
      return (
        <TextInput
          name={question.id}
          label="brief.answer"
          rows={6}
          value={values[question.id]}
          onChange={(value) => {
            setAnswer(question.id, value);
          }}
          maxLength={question.limit}
          limit="brief.limit"
        />
      );
    case 'choice': {
      const labels = labelsOf(question);
      return (
        <ChoiceInput
          name={question.id}
          label="brief.answer"
          columns={2}
          value={values[question.id]}
          options={question.options.map(({ value }, index) => ({ value, label: labels[index] }))}
          onChange={(value) => {
            setAnswer(question.id, value);
          }}
        />
      );
    }
    case 'dates':
      return (
        <Box sx={columns}>
          {question.fields.map((field) => (
            <TextInput
              key={field}
              name={field}
              type="date"
              label={`brief.dates.${field}`}
              errorId={error === undefined ? undefined : errorId}
              value={values[field]}
              onChange={(value) => {
                if (value === '' || isDay(value)) setAnswer(field, value);
              }}
            />
          ))}
          {error !== undefined && (
            <FormHelperText error id={errorId} sx={belowBoth}>
              <Message id={error} />
            </FormHelperText>
          )}
        </Box>
      );
    case 'weights':
      return (
        <Box sx={columns}>
          {question.fields.map((field) => (
            <SelectInput
              key={field}
              name={field}
              label={`brief.criteria.${field}`}
              value={values[field]}
              options={[
                { value: '', label: message('brief.criteria.none') },
                ...weights.map((weight) => ({
                  value: weight,
                  label: message('brief.criteria.weight', { number: weight, count: highestWeight }),
                })),
              ]}
              onChange={(value) => {
                setAnswer(field, value);
              }}
            />
          ))}
        </Box>
      );
  }
}
