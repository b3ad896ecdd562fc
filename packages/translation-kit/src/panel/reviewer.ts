import { part } from './part';

const key = 'messages-reviewer';
const field = part('by', HTMLInputElement);

/** The reviewer of saved texts; empty without a review. Only this tab keeps the name, so that translators do not review their later work by accident. */
export const reviewerName = () => field.value.trim();

field.value = sessionStorage.getItem(key) ?? '';
field.addEventListener('change', () => {
  sessionStorage.setItem(key, reviewerName());
});
