import type { ChangeAnswer } from './messagesEndpoint';
import { element, part } from './part';

const problem = (text: string) => Object.assign(element('p', text), { className: 'problem' });

/** Says below the field why a text is not saved. */
export function showRefusal(reason: string): void {
  part('status', HTMLElement).replaceChildren(problem(reason));
}

/** Shows the check's answer to a text below its field. */
export function showAnswer({ problems, isSaved, length }: Omit<ChangeAnswer, 'pieces'>, limit: number | null): void {
  const lines = problems.map(({ reason, fix }) => problem(`Not saved: it ${reason}. Fix: ${fix}.`));
  const counted = element('p', `${length} of at most ${limit ?? '?'} characters${isSaved ? '. Saved.' : ''}`);
  if (length > (limit ?? Infinity)) counted.className = 'problem';
  part('status', HTMLElement).replaceChildren(counted, ...lines);
}
