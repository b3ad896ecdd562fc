import type { IntlShape } from 'react-intl';
import type { MessageId } from '../i18n/messageIds';
import { type Question, questions } from './questions';

/** The words of a brief in one language: its title, its questions in order, and the labels next to the marks of an answer. */
export interface BriefWords {
  title: string;
  questions: readonly string[];
  /** Of a choice its options, of other answers their fields; none for a text. */
  labelsOf: (question: Question) => readonly string[];
}

type Say = (id: MessageId, values?: Record<string, string>) => string;

/** The words of a brief, by the messages and number formats of a language. */
export function briefWords(say: Say, { formatNumber }: Pick<IntlShape, 'formatNumber'>): BriefWords {
  const dollars = (value: number) =>
    formatNumber(value, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

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

  return {
    title: say('brief.file.title'),
    questions: questions.map(({ id }) => say(`brief.${id}.question`)),
    labelsOf,
  };
}
