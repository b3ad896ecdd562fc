import type { IncomingMessage, ServerResponse } from 'node:http';
import { sourceLocale } from '../catalogs/catalog';
import { changeInPlace, type FactFolder } from '../edit/changeInPlace';
import type { Project } from '../project';
import { type MessagesAnswer, messagesEndpoint } from './messagesEndpoint';
import { messageFactsOf } from './readMessageFacts';
import { isFromHere, takeChange } from './takeChange';

type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** The address of a request; null where it is none. */
const urlOf = (address: string) =>
  URL.canParse(address, 'http://localhost') ? new URL(address, 'http://localhost') : null;

/** Whether an address asks for messages with their ids: `/about-us?messages`. */
export function asksForMessages(address: string | undefined): boolean {
  return urlOf(address ?? '')?.searchParams.has('messages') === true;
}

const plain = 'text/plain; charset=utf-8';

function send(res: ServerResponse, status: number, type: string, text: string): void {
  res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(text);
}

async function answerChange(
  project: Project,
  fold: FactFolder,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  if (!isFromHere(req)) {
    send(res, 403, plain, 'Only pages of this server, on this machine, may change messages');
    return;
  }
  const change = await takeChange(req);
  if (change === undefined || !project.locales.includes(change.locale))
    send(res, 400, plain, 'Not a change of a message');
  else send(res, 200, 'application/json', JSON.stringify(changeInPlace(project, fold, change)));
}

/** Answers the panel of `?messages`: with the facts about every message from today's catalogs, and with the result of a new text for one. */
export function devMessages(project: Project, fold: FactFolder): Handler {
  const { locales } = project;
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
      answerChange(project, fold, req, res).catch(fail);
      return;
    }
    const locale = url.searchParams.get('locale') ?? '';
    if (!locales.includes(locale)) {
      send(res, 404, plain, `There is no language ${locale}. There are: ${locales.join(', ')}`);
      return;
    }
    try {
      const answer: MessagesAnswer = {
        source: sourceLocale,
        messages: Object.fromEntries(messageFactsOf(project, locale)),
      };
      send(res, 200, 'application/json', JSON.stringify(answer));
    } catch (error) {
      fail(error);
    }
  };
}
