import type { MessageId } from '../i18n/messageIds';

/** A range of a budget in US dollars; a range without ends means that the budget is not known yet. */
interface Range {
  value: string;
  from?: number;
  to?: number;
}

/** Messages are `brief.<id>.question` and `.hint`. The place in the list is the number in a brief's file, so add a new question at the end. */
export const questions = [
  { id: 'problem', kind: 'text' },
  { id: 'users', kind: 'text' },
  { id: 'existing', kind: 'text' },
  { id: 'constraints', kind: 'text' },
  { id: 'dates', kind: 'dates', fields: ['start', 'end'] },
  {
    id: 'budget',
    kind: 'choice',
    options: [
      { value: 'a', to: 25_000 },
      { value: 'b', from: 25_000, to: 50_000 },
      { value: 'c', from: 50_000, to: 100_000 },
      { value: 'd', from: 100_000, to: 250_000 },
      { value: 'e', from: 250_000 },
      { value: 'f' },
    ] as readonly Range[],
  },
  { id: 'decision', kind: 'text' },
  {
    id: 'criteria',
    kind: 'weights',
    fields: ['price', 'schedule', 'quality', 'experience', 'communication', 'ownership'],
  },
  { id: 'other', kind: 'text' },
] as const;

export type Question = (typeof questions)[number];

export type QuestionId = Question['id'];

/** A question has one field with its own name, or several. */
export type AnswerField =
  | Extract<Question, { kind: 'choice' | 'text' }>['id']
  | Extract<Question, { fields: readonly string[] }>['fields'][number];

/** Every answer as a text: a date as `2027-01-31`, a weight as a digit, a choice as its option's value; without an answer it is empty. */
export type Answers = Record<AnswerField, string>;

/** The highest weight of a criterion. A criterion that does not count has an empty text. */
export const highestWeight = 5;

/** The fields of a question's answer. */
export function fieldsOf(question: Question): readonly AnswerField[] {
  return 'fields' in question ? question.fields : [question.id];
}

export const noAnswers = Object.fromEntries(questions.flatMap(fieldsOf).map((field) => [field, ''])) as Answers;

export function isAnswered(question: Question, answers: Answers): boolean {
  return fieldsOf(question).some((field) => answers[field].trim() !== '');
}

/** A text without spaces and empty lines around it; its lines end with `\n`. */
export const tidy = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim();

/** Whether at least one question has an answer. */
export function hasAnswers(answers: Answers): boolean {
  return questions.some((question) => isAnswered(question, answers));
}

/** Whether a text is a day of the calendar, `2027-01-31`; a browser's date field also takes years of six digits. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(Date.parse(text) || 0).toISOString().startsWith(text);
}

/** The message about a wrong answer; only dates can be wrong. */
export function answerProblem({ kind }: Question, { start, end }: Answers): MessageId | undefined {
  return kind === 'dates' && start !== '' && end !== '' && end < start ? 'brief.dates.order' : undefined;
}

/** The indexes of the questions with a correct answer. */
export function placesAnswered(answers: Answers): readonly number[] {
  return questions.flatMap((question, index) =>
    isAnswered(question, answers) && answerProblem(question, answers) === undefined ? index : [],
  );
}
