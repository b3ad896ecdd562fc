import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { sourceLocale } from '../catalogs/catalog';
import { changeInPlace, type FactInliner } from '../edit/changeInPlace';
import type { Project } from '../project';
import { framedPage, type MessagesAnswer, messagesEndpoint } from './messagesEndpoint';
import { messageFactsOf } from './readMessageFacts';
import { isFromHere, takeChange } from './takeChange';

type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** The parts of the site that the panel needs in addition to its catalogs. */
interface Site {
  inlinerOf: FactInliner;
  /** Returns the language of a page's address, and the beginnings of its messages' ids. */
  pageAt: (path: string) => Pick<MessagesAnswer, 'locale' | 'dir' | 'starts'>;
}

/** The address of a request; null if it is invalid. */
const urlOf = (address: string) =>
  URL.canParse(address, 'http://localhost') ? new URL(address, 'http://localhost') : null;

/** Whether an address asks for messages with their ids: `/about-us?messages=page`. */
export function asksForMessages(address: string | undefined): boolean {
  return urlOf(address ?? '')?.searchParams.get('messages') === framedPage;
}

const plain = 'text/plain; charset=utf-8';

function send(res: ServerResponse, status: number, type: string, text: string): void {
  res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(text);
}

/** Answers the requests of the panel of `?messages`: its document, the messages of a page from the saved catalogs, and the result of a new text. */
export function devMessages(project: Project, { inlinerOf, pageAt }: Site): Handler {
  const { locales } = project;

  function answerMessages(res: ServerResponse, query: URLSearchParams): void {
    const page = pageAt(query.get('path') ?? '/');
    const { locale } = page;
    if (!locales.includes(locale)) {
      send(res, 404, plain, `There is no language ${locale}. There are: ${locales.join(', ')}`);
      return;
    }
    const answer: MessagesAnswer = {
      ...page,
      source: sourceLocale,
      messages: Object.fromEntries(messageFactsOf(project, locale)),
    };
    send(res, 200, 'application/json', JSON.stringify(answer));
  }

  async function answerChange(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (!isFromHere(req)) {
      send(res, 403, plain, 'Only pages of this server, on this machine, may change messages');
      return;
    }
    const change = await takeChange(req);
    if (change === undefined || !locales.includes(change.locale)) {
      send(res, 400, plain, 'Not a change of a message');
      return;
    }
    send(res, 200, 'application/json', JSON.stringify(changeInPlace(project, inlinerOf, change)));
  }

  return (req, res, next) => {
    const { pathname, searchParams } = urlOf(req.url ?? '') ?? {};
    const fail = (error: unknown) => {
      send(res, 500, plain, error instanceof Error ? error.message : String(error));
    };
    if (pathname !== messagesEndpoint) {
      const isPanel = searchParams?.has('messages') === true && searchParams.get('messages') !== framedPage;
      if (isPanel)
        send(res, 200, 'text/html; charset=utf-8', readFileSync(path.join(import.meta.dirname, 'panel.html'), 'utf8'));
      else next();
      return;
    }
    if (req.method === 'POST') answerChange(req, res).catch(fail);
    else {
      try {
        answerMessages(res, searchParams ?? new URLSearchParams());
      } catch (error) {
        fail(error);
      }
    }
  };
}
