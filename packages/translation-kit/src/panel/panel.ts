import { askForMessages, tryTo } from './askServer';
import { draftOf } from './drafts';
import { edit } from './editor';
import { showFacts, showOthers } from './messageFactsView';
import { buttonOf, drawList } from './messageList';
import type { MessagesAnswer } from './messagesEndpoint';
import { framed, loadPage, takePage } from './pageInFrame';
import { nextMessage, type PageMessages, pageMessages } from './pageMessages';
import { drawHeader } from './panelHeader';
import type { Draft, PageNews } from './pageNews';
import { part } from './part';

// The document of `?messages` in `npm run dev`: the page in a frame, and the panel. A saved file does not reload the panel.
const card = part('message', HTMLElement);

let answer: MessagesAnswer | undefined;
let openId = new URLSearchParams(location.search).get('messages') ?? '';
let draft: Draft = null;
let alsoHere: readonly string[] = [];
/** Whether the open message was clicked in the page. If so, the page gets the focus back. */
let isPicked = false;

const messagesNow = (all: MessagesAnswer): PageMessages => pageMessages(all, framed.ids);

const showInPage = () => {
  part('place', HTMLElement).textContent = framed.page?.show(openId, draft) ?? '';
};

function drawMessage(all: MessagesAnswer) {
  const facts = all.messages[openId];
  card.hidden = facts === undefined;
  if (facts === undefined) return;
  const { locale: lang, dir } = all;
  const isTranslation = lang !== all.source;
  showFacts(facts, isTranslation);
  showOthers(alsoHere, (id) => {
    open(id, [openId, ...alsoHere.filter((other) => other !== id)], isPicked);
  });
  const show = (pieces: Draft) => {
    draft = pieces;
    showInPage();
  };
  const saved = (goesOn: boolean) => void tryTo(() => refresh(goesOn));
  edit({ facts, isTranslation, lang, dir, show, saved });
}

function draw() {
  if (answer === undefined) return;
  const messages = messagesNow(answer);
  drawHeader(answer, messages);
  drawMessage(answer);
  drawList(messages, { openId, lang: answer.locale, open });
  showInPage();
}

/** Opens a message with others of the same place, and focuses its field. */
function open(id: string, others: readonly string[] = [], isFromPage = false) {
  [openId, draft, alsoHere, isPicked] = [id, null, others, isFromPage];
  history.replaceState(null, '', `${framed.path}?messages${id === '' ? '' : `=${id}`}`);
  draw();
  card.scrollIntoView({ block: 'nearest' });
  part('text', HTMLTextAreaElement).focus();
}

function openNext() {
  const next = answer && nextMessage(messagesNow(answer), openId);
  if (next !== undefined) open(next);
}

function close() {
  const [id, wasPicked] = [openId, isPicked];
  open('');
  if (wasPicked) framed.page?.focus();
  else buttonOf(id)?.focus();
}

async function refresh(goesOn = false) {
  const { path } = framed;
  const news = await askForMessages(path);
  if (path !== framed.path) return;
  const isFirst = answer === undefined;
  answer = news;
  if (isFirst) open(openId, alsoHere, isPicked);
  else draw();
  if (goesOn) openNext();
}

function take({ page, picked, goesOn = false }: PageNews) {
  const { isElsewhere, isLoaded, isChanged } = takePage(page);
  if (isElsewhere) {
    // Drops the answer for the previous page, whose language may differ.
    answer = undefined;
    card.hidden = true;
    open('');
  }
  if (isLoaded && answer !== undefined && draftOf(answer.locale, openId) === null) draft = null;
  if (isLoaded || isElsewhere) void tryTo(() => refresh());
  else if (isChanged) draw();
  const [first, ...others] = picked ?? [];
  if (first !== undefined) open(first, others, true);
  if (goesOn) openNext();
}

part('next', HTMLButtonElement).addEventListener('click', openNext);
part('close', HTMLButtonElement).addEventListener('click', close);
addEventListener('keydown', ({ key, altKey }) => {
  if (key === 'Escape' && openId !== '') close();
  if (key === 'ArrowDown' && altKey) openNext();
});

loadPage(take);
