import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type RefObject, useId } from 'react';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import type { MessageId } from '../i18n/messageIds';
import { ChoiceInput } from '../components/form/ChoiceInput';
import { SelectInput } from '../components/form/SelectInput';
import { TextInput } from '../components/form/TextInput';
import { equalColumns } from '../theme/columns';
import { setAnswer } from './briefStore';
import { type AnswerField, type Answers, highestWeight, isDay, type Question } from './questions';
import { useBriefWords } from './briefWords';

const pairs = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: equalColumns(2) } } as const;

const weights = ['', ...Array.from({ length: highestWeight }, (_, index) => String(index + 1))];

interface AnswerInputProps {
  question: Question;
  answers: Answers;
  error: MessageId | undefined;
  /** The field of the end date. */
  endInput: RefObject<HTMLInputElement | null>;
}

/** The fields of a question, by the kind of its answer. */
export function AnswerInput({ question, answers, error, endInput }: AnswerInputProps) {
  const message = useMessage();
  const labels = useBriefWords().labelsOf(question);
  const errorId = useId();
  const bind = (name: AnswerField) => ({
    name,
    value: answers[name],
    onChange: (value: string) => {
      setAnswer(name, value);
    },
  });
  switch (question.kind) {
    case 'text':
      return <TextInput {...bind(question.id)} label="brief.answer" rows={6} />;
    case 'choice':
      return (
        <ChoiceInput
          {...bind(question.id)}
          label="brief.answer"
          columns={2}
          options={question.options.map(({ value }, index) => ({ value, label: labels[index] }))}
        />
      );
    case 'dates':
      return (
        <div>
          <Box sx={pairs}>
            {question.fields.map((field) => (
              <TextInput
                key={field}
                {...bind(field)}
                type="date"
                label={`brief.dates.${field}`}
                errorId={error === undefined ? undefined : errorId}
                onChange={(value) => {
                  if (value === '' || isDay(value)) setAnswer(field, value);
                }}
                {...(field === 'end' && { inputRef: endInput })}
              />
            ))}
          </Box>
          {error !== undefined && (
            <FormHelperText error id={errorId} sx={{ maxWidth: 'none' }}>
              <Message id={error} />
            </FormHelperText>
          )}
        </div>
      );
    case 'weights':
      return (
        <Box sx={pairs}>
          {question.fields.map((field) => (
            <SelectInput
              key={field}
              {...bind(field)}
              label={`brief.criteria.${field}`}
              options={weights.map((number) => ({
                value: number,
                label: message(number === '' ? 'brief.criteria.none' : 'brief.criteria.weight', {
                  number,
                  count: highestWeight,
                }),
              }))}
            />
          ))}
        </Box>
      );
  }
}
