import { type ChangeAnswer, type MessageChange, type MessagesAnswer, messagesEndpoint } from './messagesEndpoint';
import { part } from './part';

/** The text of an answer. Throws with the server's reason for a refusal. */
async function textOf(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

/** Asks for the messages of a page, from today's catalogs. */
export async function askForMessages(path: string): Promise<MessagesAnswer> {
  const response = await fetch(`${messagesEndpoint}?${new URLSearchParams({ path })}`);
  return JSON.parse(await textOf(response)) as MessagesAnswer;
}

/** Sends a new text for a message, which the server checks or saves. */
export async function sendChange(change: MessageChange): Promise<ChangeAnswer> {
  const response = await fetch(messagesEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });
  return JSON.parse(await textOf(response)) as ChangeAnswer;
}

/** Does something that the server may refuse. Then the panel shows the reason, and keeps its state. */
export async function tryTo(work: () => Promise<void>): Promise<void> {
  const failure = part('failure', HTMLElement);
  try {
    await work();
    failure.textContent = '';
  } catch (error) {
    failure.textContent = error instanceof Error ? error.message : String(error);
  }
}
