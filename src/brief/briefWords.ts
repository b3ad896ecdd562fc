import { type IntlShape, useIntl } from 'react-intl';
import type { MessageId } from '../i18n/messageIds';
import { useMessage } from '../i18n/useMessage';
import { type Answers, highestWeight, isAnswered, type Question, questions, tidy } from './questions';

/** The words of a brief in one language: title, questions, labels of options and fields, and answers. */
export interface BriefWords {
  title: string;
  questions: readonly string[];
  /** The labels of a question's options or fields; none for a text. */
  labelsOf: (question: Question) => readonly string[];
  /** An answer in words: the text, the option, or a line for each field with its name. */
  answerOf: (question: Question, answers: Answers) => string;
}

type Say = (id: MessageId, values?: Record<string, string | number>) => string;

/** The words of a brief, by the messages and the formats of a language. */
export function briefWords(say: Say, intl: Pick<IntlShape, 'formatDate' | 'formatNumber'>): BriefWords {
  const dollars = (value: number) =>
    intl.formatNumber(value, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

  function labelsOf(question: Question): readonly string[] {
    if (question.kind === 'text') return [];
    if (question.kind === 'dates') return question.fields.map((field) => say(`brief.dates.${field}`));
    if (question.kind === 'weights') return question.fields.map((field) => say(`brief.criteria.${field}`));
    return question.options.map(({ from, to }) => {
      if (from === undefined && to === undefined) return say('brief.budget.unknown');
      if (from === undefined) return say('brief.budget.below', { amount: dollars(to ?? 0) });
      if (to === undefined) return say('brief.budget.above', { amount: dollars(from) });
      return say('brief.budget.between', { from: dollars(from), to: dollars(to) });
    });
  }

  function answerOf(question: Question, answers: Answers): string {
    if (!isAnswered(question, answers)) return say('brief.check.none');
    if (question.kind === 'text') return tidy(answers[question.id]);
    const labels = labelsOf(question);
    if (question.kind === 'choice') {
      return labels[question.options.findIndex(({ value }) => value === answers[question.id])] ?? '';
    }
    const description = (value: string) =>
      question.kind === 'dates'
        ? intl.formatDate(value, { timeZone: 'UTC', dateStyle: 'long' })
        : say('brief.criteria.weight', { number: value, count: highestWeight });
    return question.fields
      .map((field, index) => ({ name: labels[index] ?? '', value: answers[field] }))
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => say('brief.check.part', { name, description: description(value) }))
      .join('\n');
  }

  return {
    title: say('brief.file.title'),
    questions: questions.map(({ id }) => say(`brief.${id}.question`)),
    labelsOf,
    answerOf,
  };
}

/** The words of a brief in the visitor's language. */
export function useBriefWords(): BriefWords {
  return briefWords(useMessage(), useIntl());
}
