import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MessageFacts } from '../messageFacts';
import { type ChangeAnswer, type MessageChange, type MessagesAnswer, messagesEndpoint } from './messagesEndpoint';
import { isFromHere, takeChange } from './takeChange';

type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** What the project does for the panel. The first of the tags is the source language. */
export interface MessagesProject<Tag extends string> {
  tags: readonly Tag[];
  /** Reads the messages of a language from the catalogs as they are now; throws where those cannot be used. */
  factsOf: (tag: Tag) => ReadonlyMap<string, MessageFacts>;
  /** Looks at a new text and, where the change says so and nothing is wrong with it, writes it. */
  change: (tag: Tag, change: MessageChange) => ChangeAnswer;
}

/** The address of a request; null where it is none. */
const urlOf = (address: string) =>
  URL.canParse(address, 'http://localhost') ? new URL(address, 'http://localhost') : null;

/** Whether an address asks for messages that say their ids: `/about-us?messages`. */
export function asksForMessages(address: string | undefined): boolean {
  return urlOf(address ?? '')?.searchParams.has('messages') === true;
}

const plain = 'text/plain; charset=utf-8';

function send(res: ServerResponse, status: number, type: string, text: string): void {
  res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(text);
}

async function answerChange<Tag extends string>(
  req: IncomingMessage,
  res: ServerResponse,
  { tags, change }: MessagesProject<Tag>,
): Promise<void> {
  if (!isFromHere(req)) {
    send(res, 403, plain, 'Messages are changed from pages of this server alone, on this machine');
    return;
  }
  const asked = await takeChange(req);
  const tag = tags.find((candidate) => candidate === asked?.locale);
  if (asked === undefined || tag === undefined) send(res, 400, plain, 'This is no change of a message');
  else send(res, 200, 'application/json', JSON.stringify(change(tag, asked)));
}

/** Answers what the panel of `?messages` asks: what is known of every message, and what becomes of a new text for one. */
export function devMessages<Tag extends string>(project: MessagesProject<Tag>): Handler {
  const { tags, factsOf } = project;
  return (req, res, next) => {
    const url = urlOf(req.url ?? '');
    if (url?.pathname !== messagesEndpoint) {
      next();
      return;
    }
    const fail = (error: unknown) => {
      send(res, 500, plain, error instanceof Error ? error.message : String(error));
    };
    if (req.method === 'POST') {
      answerChange(req, res, project).catch(fail);
      return;
    }
    const asked = url.searchParams.get('locale');
    const tag = tags.find((candidate) => candidate === asked);
    if (tag === undefined) {
      send(res, 404, plain, `There is no language ${asked ?? ''}: there is only ${tags.join(', ')}`);
      return;
    }
    try {
      const answer: MessagesAnswer = { source: tags[0] ?? tag, messages: Object.fromEntries(factsOf(tag)) };
      send(res, 200, 'application/json', JSON.stringify(answer));
    } catch (error) {
      fail(error);
    }
  };
}
