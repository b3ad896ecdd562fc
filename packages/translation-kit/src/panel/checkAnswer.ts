import type { ChangeAnswer } from './messagesEndpoint';
import { element, part } from './part';

const problem = (text: string) => Object.assign(element('p', text), { className: 'problem' });

/** Shows below the field the reason why a text is not saved. */
export function showRefusal(reason: string): void {
  part('status', HTMLElement).replaceChildren(problem(reason));
}

/** Shows the result of the check below the field, while somebody types or after an attempt to save. */
export function showAnswer(
  answer: Pick<ChangeAnswer, 'problems' | 'isSaved' | 'length'>,
  limit: number | null,
  wasSave = false,
): void {
  const { problems, isSaved, length } = answer;
  const lines = problems.map(({ reason, fix }) =>
    problem(`${wasSave ? 'Not saved' : 'Problem'}: ${reason}. Fix: ${fix}.`),
  );
  const counted = element('p', `${length} of at most ${limit ?? '?'} characters${isSaved ? '. Saved.' : ''}`);
  if (length > (limit ?? Infinity)) counted.className = 'problem';
  part('status', HTMLElement).replaceChildren(counted, ...lines);
}
