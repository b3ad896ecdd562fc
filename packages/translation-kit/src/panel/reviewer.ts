import { part } from './part';

const key = 'messages-reviewer';
const field = part('by', HTMLInputElement);

/** Who reviews what is saved; empty for nobody. The name lasts as long as the tab, so that a later translation of one's own is not reviewed. */
export const reviewerName = () => field.value.trim();

field.value = sessionStorage.getItem(key) ?? '';
field.addEventListener('change', () => {
  sessionStorage.setItem(key, reviewerName());
});
