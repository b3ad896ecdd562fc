import { sendChange } from './askServer';
import { showAnswer, showRefusal } from './checkAnswer';
import { draftOf, keepDraft } from './drafts';
import type { MessageFacts } from './messageFacts';
import { part } from './part';
import { reviewerName } from './reviewer';

/** The pause after the last key, in milliseconds, before the panel asks for the check. */
const pauseAfterKey = 250;

/** The message in the editor and its language. */
interface Edited {
  facts: MessageFacts;
  isTranslation: boolean;
  lang: string;
  dir: string;
  show: (pieces: readonly string[] | null) => void;
  saved: (goesOn: boolean) => void;
}

const form = part('editor', HTMLFormElement);
const field = part('text', HTMLTextAreaElement);
const discard = part('discard', HTMLButtonElement);
let edited: Edited | undefined;
/** The last known text of the message in its file. */
let known = '';
let hasFailed = false;
let asked = 0;
let pause: ReturnType<typeof setTimeout> | undefined;

async function send(save: boolean, goesOn: boolean) {
  if (edited === undefined) return;
  clearTimeout(pause);
  asked += 1;
  const turn = asked;
  const { facts, isTranslation, lang, show, saved } = edited;
  const text = field.value;
  const by = isTranslation ? reviewerName() : '';
  const answer = await sendChange({ locale: lang, id: facts.id, text, save, by });
  const draft = draftOf(lang, facts.id);
  if (answer.isSaved) keepDraft(lang, facts.id, draft === text ? null : draft);
  if (answer.isSaved && edited.facts.id === facts.id) known = text;
  // Ignores the answer if a later one is there or another message is open.
  if (turn === asked && edited.facts.id === facts.id) {
    hasFailed = false;
    showAnswer(answer, facts.limit, save);
    show(answer.isSaved || draft !== null ? answer.pieces : null);
  }
  if (answer.isSaved) saved(goesOn);
}

function sendOrTell(save: boolean, goesOn = false): void {
  send(save, goesOn).catch((error: unknown) => {
    hasFailed = true;
    showRefusal(String(error));
  });
}

function typed(): void {
  if (edited === undefined) return;
  const { lang, facts } = edited;
  keepDraft(lang, facts.id, field.value === known ? null : field.value);
  discard.hidden = draftOf(lang, facts.id) === null;
  clearTimeout(pause);
  pause = setTimeout(sendOrTell, pauseAfterKey, false);
}

/** Opens a message in the editor, with its draft if there is one. */
export function edit(next: Edited): void {
  const { facts, isTranslation, lang, dir } = next;
  const isOther = edited?.facts.id !== facts.id || edited.lang !== lang;
  const text = facts.text ?? '';
  const isNews = isOther || hasFailed || text !== known;
  [edited, known, hasFailed] = [next, text, false];
  const draft = draftOf(lang, facts.id);
  if (isOther || draft === null) field.value = draft ?? text;
  Object.assign(field, { lang, dir });
  part('label', HTMLElement).textContent = isTranslation ? 'Translation' : 'Text';
  part('review', HTMLElement).hidden = !isTranslation;
  discard.hidden = draft === null;
  if (isNews) showAnswer({ problems: [], isSaved: false, length: facts.length }, facts.limit);
  if (isNews && field.value !== '') sendOrTell(false);
}

field.addEventListener('input', typed);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  sendOrTell(true, event.submitter?.id === 'goOn');
});
discard.addEventListener('click', () => {
  if (edited === undefined) return;
  keepDraft(edited.lang, edited.facts.id, null);
  field.value = known;
  sendOrTell(false);
});
form.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  sendOrTell(true, true);
});
