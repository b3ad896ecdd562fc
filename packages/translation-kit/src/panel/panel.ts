import { askForMessages, tryTo, undoSave } from './askServer';
import { draftOf } from './drafts';
import { edit } from './editor';
import { showFacts, showOthers } from './messageFactsView';
import { buttonOf, drawList } from './messageList';
import { framedPage, type MessagesAnswer } from './messagesEndpoint';
import { nextMessage, type PageMessages, pageMessages } from './pageMessages';
import { drawHeader } from './panelHeader';
import { type Draft, type FramedPage, newsEvent, type PageNews } from './pageNews';
import { part } from './part';

// The document of `?messages` in `npm run dev`: the page in a frame, and the panel, which a saved file does not load anew.
const frame = part('page', HTMLIFrameElement);
const card = part('message', HTMLElement);

let page: FramedPage | undefined;
let answer: MessagesAnswer | undefined;
let [path, shownIds] = [location.pathname, ''];
let openId = new URLSearchParams(location.search).get('messages') ?? '';
let draft: Draft = null;
let alsoHere: readonly string[] = [];
/** Whether the open message was picked in the page, which then gets the focus back. */
let isPicked = false;

const site = () => frame.contentDocument?.documentElement ?? document.documentElement;
const messagesNow = (all: MessagesAnswer): PageMessages => pageMessages(all, page?.ids() ?? []);

const showInPage = () => {
  part('place', HTMLElement).textContent = page?.show(openId, draft) ?? '';
};

function drawMessage(all: MessagesAnswer) {
  const facts = all.messages[openId];
  card.hidden = facts === undefined;
  if (facts === undefined) return;
  const { lang, dir } = site();
  const isTranslation = lang !== all.source;
  showFacts(facts, isTranslation);
  showOthers(alsoHere, (id) => {
    open(id, [openId, ...alsoHere.filter((other) => other !== id)], isPicked);
  });
  const show = (pieces: Draft) => {
    draft = pieces;
    showInPage();
  };
  edit({ facts, isTranslation, lang, dir, show, saved: (goesOn) => void tryTo(() => refresh(goesOn)) });
}

function draw() {
  if (answer === undefined) return;
  const messages = messagesNow(answer);
  drawHeader(answer, messages, site().lang);
  drawMessage(answer);
  drawList(messages, { openId, lang: site().lang, open });
  showInPage();
}

/** Opens a message, with others of the same place; the cursor is in its field. */
function open(id: string, others: readonly string[] = [], isFromPage = false) {
  [openId, draft, alsoHere, isPicked] = [id, null, others, isFromPage];
  history.replaceState(null, '', `${path}?messages${id === '' ? '' : `=${id}`}`);
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
  if (wasPicked) page?.focus();
  else buttonOf(id)?.focus();
}

async function refresh(goesOn = false) {
  const isFirst = answer === undefined;
  answer = await askForMessages(site().lang, path);
  if (isFirst) open(openId, alsoHere, isPicked);
  else draw();
  if (goesOn) openNext();
}

async function undo() {
  open(await undoSave());
  await refresh();
}

function take({ page: framed, picked }: PageNews) {
  const ids = framed.ids().join(' ');
  const isOther = page !== framed || path !== framed.path();
  if (path !== framed.path()) {
    path = framed.path();
    open('');
  }
  if (page !== framed && draftOf(site().lang, openId) === null) draft = null;
  page = framed;
  if (isOther) void tryTo(() => refresh());
  else if (ids !== shownIds) draw();
  shownIds = ids;
  const [first, ...others] = picked ?? [];
  if (first !== undefined) open(first, others, true);
}

frame.addEventListener(newsEvent, (event) => {
  take((event as CustomEvent<PageNews>).detail);
});
part('next', HTMLButtonElement).addEventListener('click', openNext);
part('undo', HTMLButtonElement).addEventListener('click', () => void tryTo(undo));
part('close', HTMLButtonElement).addEventListener('click', close);
addEventListener('keydown', ({ key, altKey }) => {
  if (key === 'Escape' && openId !== '') close();
  if (key === 'ArrowDown' && altKey) openNext();
});

frame.src = `${location.pathname}?messages=${framedPage}`;
