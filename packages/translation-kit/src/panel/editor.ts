import type { MessageFacts } from './messageFacts';
import { element } from './element';
import { type ChangeAnswer, type MessageChange, messagesEndpoint } from './messagesEndpoint';
import { type Preview, previewOf } from './preview';

const reviewerKey = 'messages-reviewer';

/** Milliseconds without a keystroke after which the check is asked. */
const pauseAfterKey = 250;

async function ask(change: MessageChange): Promise<ChangeAnswer> {
  const response = await fetch(messagesEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as ChangeAnswer;
}

function labeled(text: string, field: HTMLElement): HTMLLabelElement {
  const label = element('label', text);
  label.append(field);
  return label;
}

/** The form that edits a message: the check answers and the page shows the draft while it is typed, and a click saves. */
export function editorOf(facts: MessageFacts, isTranslation: boolean): HTMLElement {
  const form = document.createElement('form');
  const field = Object.assign(document.createElement('textarea'), {
    value: facts.text ?? '',
    rows: 3,
    spellcheck: true,
  });
  const { lang, dir } = document.documentElement;
  Object.assign(field, { lang, dir });
  const typo = Object.assign(document.createElement('input'), { type: 'checkbox' });
  const reviewer = Object.assign(document.createElement('input'), { value: localStorage.getItem(reviewerKey) ?? '' });
  const save = Object.assign(element('button', 'Save'), { type: 'submit' });
  const status = Object.assign(document.createElement('div'), { role: 'status' });
  const preview: Preview = previewOf(facts.id);
  let asked = 0;

  const changeOf = (isSave: boolean): MessageChange => ({
    locale: lang,
    id: facts.id,
    text: field.value,
    save: isSave,
    isTypo: typo.checked,
    by: isTranslation ? reviewer.value.trim() : '',
  });

  function tell({ problems, isSaved, length }: ChangeAnswer) {
    const lines = problems.map(({ reason, fix }) => element('p', `Not saved: it ${reason}. Fix: ${fix}.`));
    const counted = element('p', `${length} of at most ${facts.limit ?? '?'} characters${isSaved ? '. Saved.' : ''}`);
    for (const line of lines) line.className = 'long';
    status.replaceChildren(counted, ...lines);
  }

  async function send(isSave: boolean) {
    asked += 1;
    const turn = asked;
    const answer = await ask(changeOf(isSave));
    // A later answer has overtaken this one.
    if (turn !== asked) return;
    tell(answer);
    preview(answer.pieces);
  }

  const sendOrTell = (isSave: boolean) => {
    send(isSave).catch((error: unknown) => {
      status.replaceChildren(element('p', String(error)));
    });
  };

  let pause: ReturnType<typeof setTimeout> | undefined;
  field.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      sendOrTell(false);
    }, pauseAfterKey);
  });
  reviewer.addEventListener('change', () => {
    localStorage.setItem(reviewerKey, reviewer.value.trim());
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(pause);
    sendOrTell(true);
  });
  form.append(
    labeled(isTranslation ? 'Translation' : 'Text', field),
    isTranslation
      ? labeled('Reviewed by (empty: it needs a review)', reviewer)
      : labeled('Only spelling has changed: translations stay valid', typo),
    save,
    status,
  );
  return form;
}
