import { sendChange } from './askServer';
import { showAnswer, showRefusal } from './checkAnswer';
import { draftOf, keepDraft } from './drafts';
import type { MessageFacts } from './messageFacts';
import { isPageThere } from './pageInFrame';
import { part } from './part';
import { showSuggestions } from './suggestions';

const reviewerKey = 'messages-reviewer';

/** Milliseconds without a keystroke after which the check is asked. */
const pauseAfterKey = 250;

/** The message in the editor, its language, and the page around. */
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
const reviewer = part('by', HTMLInputElement);
const typo = part('typo', HTMLInputElement);
let edited: Edited | undefined;
let asked = 0;
let pause: ReturnType<typeof setTimeout> | undefined;

async function send(save: boolean, goesOn: boolean) {
  if (edited === undefined) return;
  clearTimeout(pause);
  asked += 1;
  const turn = asked;
  const { facts, isTranslation, lang, show, saved } = edited;
  const text = field.value;
  const by = isTranslation ? reviewer.value.trim() : '';
  const answer = await sendChange({ locale: lang, id: facts.id, text, save, isTypo: typo.checked, by });
  if (answer.isSaved && draftOf(lang, facts.id) === text) keepDraft(lang, facts.id, null);
  // A later answer has overtaken this one, or another message is open.
  if (turn === asked && edited.facts.id === facts.id) {
    showAnswer(answer, facts.limit);
    show(answer.pieces);
  }
  if (answer.isSaved) saved(goesOn);
}

function sendOrTell(save: boolean, goesOn = false): void {
  if (save && !isPageThere()) {
    clearTimeout(pause);
    showRefusal('Not saved: the page is just loading. Save again.');
    return;
  }
  send(save, goesOn).catch((error: unknown) => {
    showRefusal(String(error));
  });
}

function typed(): void {
  if (edited === undefined) return;
  const { lang, facts } = edited;
  keepDraft(lang, facts.id, field.value === (facts.text ?? '') ? null : field.value);
  clearTimeout(pause);
  pause = setTimeout(sendOrTell, pauseAfterKey, false);
}

function takeSuggestion(text: string): void {
  field.value = text;
  typed();
  field.focus();
}

/** Puts a message into the editor. A text that was typed and not saved is there again. */
export function edit(next: Edited): void {
  const { facts, isTranslation, lang, dir } = next;
  const isOther = edited?.facts.id !== facts.id || edited.lang !== lang;
  edited = next;
  const draft = draftOf(lang, facts.id);
  if (isOther || draft === null) field.value = draft ?? facts.text ?? '';
  Object.assign(field, { lang, dir });
  part('label', HTMLElement).textContent = isTranslation ? 'Translation' : 'Text';
  part('review', HTMLElement).hidden = !isTranslation;
  part('spelling', HTMLElement).hidden = isTranslation;
  showSuggestions(facts.elsewhere, takeSuggestion);
  if (!isOther) return;
  typo.checked = false;
  showAnswer({ problems: [], isSaved: false, length: facts.length }, facts.limit);
  if (draft !== null) sendOrTell(false);
}

reviewer.value = localStorage.getItem(reviewerKey) ?? '';
reviewer.addEventListener('change', () => {
  localStorage.setItem(reviewerKey, reviewer.value.trim());
});
field.addEventListener('input', typed);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  sendOrTell(true);
});
part('goOn', HTMLButtonElement).addEventListener('click', () => {
  sendOrTell(true, true);
});
form.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  sendOrTell(true, true);
});
