import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MessageFacts } from '../messageFacts';
import { type MessagesAnswer, messagesEndpoint } from './messagesEndpoint';

type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** The address of a request; null where it is none. */
const urlOf = (address: string) =>
  URL.canParse(address, 'http://localhost') ? new URL(address, 'http://localhost') : null;

/** Whether an address asks for messages that say their ids: `/about-us?messages`. */
export function asksForMessages(address: string | undefined): boolean {
  return urlOf(address ?? '')?.searchParams.has('messages') === true;
}

function send(res: ServerResponse, status: number, type: string, text: string): void {
  res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(text);
}

/**
 * Answers what the panel of `?messages` asks: file, line, description, limit and texts of every message. `factsOf` reads them from the
 * catalogs as they are now, and throws where those cannot be used; the first of the tags is the source language.
 */
export function devMessages<Tag extends string>(
  tags: readonly Tag[],
  factsOf: (tag: Tag) => ReadonlyMap<string, MessageFacts>,
): Handler {
  return (req, res, next) => {
    const url = urlOf(req.url ?? '');
    if (url?.pathname !== messagesEndpoint) {
      next();
      return;
    }
    const asked = url.searchParams.get('locale');
    const tag = tags.find((candidate) => candidate === asked);
    if (tag === undefined) {
      send(
        res,
        404,
        'text/plain; charset=utf-8',
        `There is no language ${asked ?? ''}: there is only ${tags.join(', ')}`,
      );
      return;
    }
    try {
      const answer: MessagesAnswer = { source: tags[0] ?? tag, messages: Object.fromEntries(factsOf(tag)) };
      send(res, 200, 'application/json', JSON.stringify(answer));
    } catch (error) {
      send(res, 500, 'text/plain; charset=utf-8', error instanceof Error ? error.message : String(error));
    }
  };
}
