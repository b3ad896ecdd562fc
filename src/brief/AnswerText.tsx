import { useIntl } from 'react-intl';
import { useMessage } from '../i18n/useMessage';
import { tidy } from './briefFile';
import { type Answers, highestWeight, isAnswered, type Question } from './questions';
import { useBriefWords } from './useBriefWords';

/** An answer to read: its lines as they were written, or each part with its name. */
export function AnswerText(props: { question: Question; values: Answers }) {
  const text = useAnswerText(props);
  return <span key={text}>{text}</span>;
}

function useAnswerText({ question, values }: { question: Question; values: Answers }): string | undefined {
  const intl = useIntl();
  const message = useMessage();
  const labels = useBriefWords().labelsOf(question);
  if (!isAnswered(question, values)) return message('brief.check.none');
  if (question.kind === 'text') return tidy(values[question.id]);
  if (question.kind === 'choice') {
    return labels[question.options.findIndex(({ value }) => value === values[question.id])];
  }
  const shown = (value: string) =>
    question.kind === 'dates'
      ? intl.formatDate(value, { timeZone: 'UTC', dateStyle: 'long' })
      : message('brief.criteria.weight', { number: value, count: highestWeight });
  return question.fields
    .flatMap((field, index) =>
      values[field] === ''
        ? []
        : [message('brief.check.part', { name: labels[index] ?? '', description: shown(values[field]) })],
    )
    .join('\n');
}
